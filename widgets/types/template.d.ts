import type { InquiryFormElement, InquiryFormEvents } from './inquiry-form.js'
import type { QuoteBuilderElement, QuoteBuilderEvents } from './quote-builder.js'

/** Each element and its events, by its tag. */
export interface Widgets {
  'quote-builder': { element: QuoteBuilderElement; events: QuoteBuilderEvents }
  'inquiry-form': { element: InquiryFormElement; events: InquiryFormEvents }
}

type Tag = keyof Widgets

/** `successUrl` as its attribute is called: `success-url`. */
type Kebab<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

/** What a page calls or reads, but no template sets. */
type NotSet = 'open' | 'close' | 'reset' | 'goTo' | 'calls' | 'version'

/** A property that is also an attribute: not one that every HTML element has, nor a last detail. */
type AttributeProperty<Name, Of extends Tag> = Name extends
  | keyof HTMLElement
  | keyof Widgets[Of]['events']
  | NotSet
  ? never
  : Name

/**
 * What restores the default of an attribute in React and Preact: `condition && value` may be false.
 */
export type InReact = false | null | undefined

/** What a template may give an element as properties; `Absent` restores the default. */
export type Properties<Of extends Tag, Absent = null | undefined> = {
  [Name in keyof Widgets[Of]['element'] as AttributeProperty<Name, Of>]?:
    | Widgets[Of]['element'][Name]
    | Absent
}

/** What a template may give an element as attributes; `Absent` restores the default. */
export type Attributes<Of extends Tag, Absent = null | undefined> = {
  [Name in keyof Widgets[Of]['element'] as Kebab<AttributeProperty<Name, Of>>]?:
    | Widgets[Of]['element'][Name]
    | Absent
}

/** Listeners as React, Preact and Svelte call them: `onquotestep`. */
export type Listeners<Of extends Tag, Prefix extends string = 'on'> = {
  [Name in keyof Widgets[Of]['events'] & string as `${Prefix}${Name}`]?:
    | ((event: Widgets[Of]['events'][Name]) => void)
    | undefined
}
