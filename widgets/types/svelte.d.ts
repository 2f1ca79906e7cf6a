import type { HTMLAttributes } from 'svelte/elements'
import type { Attributes, Listeners, Properties, Widgets } from './template.js'

type Elements = {
  [Tag in keyof Widgets]: HTMLAttributes<Widgets[Tag]['element']> &
    Attributes<Tag> &
    Properties<Tag> &
    Listeners<Tag> &
    Listeners<Tag, 'on:'>
}

/** Both elements in the markup of Svelte: `onquotestep` is Svelte 5's, `on:quotestep` was 4's. */
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
