import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Attributes, InReact, Listeners, Properties, Widgets } from './template.js'

/** React 18 passes no functions to custom elements, so a listener would never be called. */
type SupportedListeners<Tag extends keyof Widgets> = 'use' extends keyof typeof import('react')
  ? Listeners<Tag>
  : unknown

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

type Elements = {
  [Tag in keyof Widgets]: Native<Widgets[Tag]['element']> &
    Attributes<Tag, InReact> &
    Properties<Tag, InReact> &
    SupportedListeners<Tag>
}

/** Both elements in the JSX of React 18 and 19. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
