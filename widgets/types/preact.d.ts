import type { HTMLAttributes } from 'preact'
import type { Attributes, InReact, Listeners, Properties, Widgets } from './template.js'

type Elements = {
  [Tag in keyof Widgets]: HTMLAttributes<Widgets[Tag]['element']> &
    Attributes<Tag, InReact> &
    Properties<Tag, InReact> &
    Listeners<Tag>
}

/** Both elements in the JSX of Preact. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
