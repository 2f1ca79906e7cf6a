import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Attributes, Listeners, Properties, Widgets } from './template.js'

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

type Elements = {
  [Tag in keyof Widgets]: Native<Widgets[Tag]['element']> &
    Attributes<Tag> &
    Properties<Tag> &
    Listeners<Tag>
}

/** Both elements in the JSX of React 19. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
