import type { EmitFn, HTMLAttributes } from 'vue'
import type { Attributes, Properties, Widgets } from './template.js'

/** Listeners as Vue calls them: `@quotestep` in a template is `onQuotestep`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Name>}`]?:
    | ((event: Events[Name]) => void)
    | undefined
}

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void }

type Props = {
  [Tag in keyof Widgets]: HTMLAttributes & Properties<Tag> & Listeners<Widgets[Tag]['events']>
}

/** The form in which Vue's guide declares custom elements for templates. */
type Components = {
  [Tag in keyof Widgets]: new () => Widgets[Tag]['element'] & {
    $props: Props[Tag]
    $emit: EmitFn<Emits<Widgets[Tag]['events']>>
  }
}

type Elements = { [Tag in keyof Widgets]: Props[Tag] & Attributes<Tag> }

/** Both elements in the templates and in the JSX of Vue 3. */
declare module 'vue' {
  interface GlobalComponents extends Components {}
  interface IntrinsicElementAttributes extends Elements {}
}
