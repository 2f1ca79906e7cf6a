import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Attributes, InReact, Listeners, Properties, Widgets } from './template.js'

/** React 18 passes functions to no custom element, so that a listener would never hear. */
type Heard<Tag extends keyof Widgets> = 'use' extends keyof typeof import('react')
  ? Listeners<Tag>
  : unknown

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

type Elements = {
  [Tag in keyof Widgets]: Native<Widgets[Tag]['element']> &
    Attributes<Tag, InReact> &
    Properties<Tag, InReact> &
    Heard<Tag>
}

/** Both elements in the JSX of React 18 and 19. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
