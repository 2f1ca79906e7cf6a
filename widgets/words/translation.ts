import type * as en from './en.ts'
import type { Message } from './say.ts'

/** What the widgets say in another language: every message of the English table, and no other. */
export interface Translation {
  /** The language in its own words, such as `Français`. */
  readonly name: string
  /** As in CSS: which way it is read. */
  readonly direction: 'ltr' | 'rtl'
  /** Who read and approved these words; '' while they are a machine's, which visitors are then told. */
  readonly readBy: string
  /** Says in the language itself that a machine translated it, and that the English counts. */
  readonly byMachine: string
  readonly words: Translated<typeof en>
}

/** Where English has forms for numbers, a language has those that it needs, or one message for all numbers. */
type Translated<Words> = Words extends string
  ? string
  : Words extends { readonly other: string }
    ? Message
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }
