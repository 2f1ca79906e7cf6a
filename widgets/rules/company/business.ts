import type { Catalogue, Offer } from './catalogue.ts'
import type { Conventions } from './conventions.ts'
import type { NextStep } from './next-steps.ts'
import type { SpecialDay } from './special-days.ts'

/** Goes up by one when questions or charges get another format: a release reads only the format it knows. */
export const businessShape = 1

/** What a company decides and can change without its partners; both widgets use it. */
export interface BusinessData {
  readonly shape: typeof businessShape
  /** The newest release of the scripts, such as 1.7.0; '' before the first. */
  readonly newestRelease: string
  /** Changes when any amount does; mails carry it. */
  readonly priceList: string
  readonly company: CompanyFacts
  /** The address of the company's site, without a slash at the end; '' if the build does not know it. */
  readonly siteUrl: string
  readonly conventions: Conventions
  readonly privacy: Privacy
  /** The value in CSS of each token, such as `--gold`. */
  readonly colours: Readonly<Record<string, string>>
  /** Where leads go; null for the mailbox of a local build, on the origin of this data. */
  readonly account: Account | null
  /** The codes of the languages that are switched on besides English; missing where there is none. */
  readonly languages?: readonly string[]
  /** The name of each service, by its id. */
  readonly services: Readonly<Record<string, string>>
}

/** What the quote builder also needs. */
export interface QuoteBusinessData extends BusinessData {
  readonly catalogue: Catalogue
  readonly words: WizardWords
  readonly offer: Offer | null
  readonly testimonial: Testimonial | null
  readonly contactStep: ContactStep
  /** What visitors can do once their quote has arrived; missing where there is nothing. */
  readonly nextSteps?: readonly NextStep[]
  /** Whether rays are drawn next to the final price and the thanks. */
  readonly hasSpark: boolean
  /** For the printed page. */
  readonly logo: Logo
  /**
   * The pictures of tiles: of a service, by its id; of an option, by `question.option`, and of a check mark, by its id
   * twice. Scripts up to 1.8 do not know them.
   */
  readonly pictures: Readonly<Record<string, TilePicture>>
}

/** The picture of a tile in two widths, each a path on the host of this data. */
export interface TilePicture {
  readonly small: string
  /** For screens with two dots or more per pixel. */
  readonly large: string
  /** Its average colour, in CSS; '' for a drawing, which lets the tile's ground through. */
  readonly colour: string
}

/** What the printed page says about the company. */
export type SheetContent = Pick<
  QuoteBusinessData,
  'company' | 'conventions' | 'colours' | 'logo' | 'words'
>

export interface CompanyFacts {
  readonly name: string
  /** As people read it, and as a link. */
  readonly phone: string
  readonly telHref: string
  /** The recipient of every inquiry. */
  readonly email: string
  readonly street: string
  readonly city: string
  readonly area: string
  /** The host of the site, as people read it; '' for the host of this data. */
  readonly site: string
  /** The time zone of the company's dates: a name from the IANA list. */
  readonly timeZone: string
  readonly hours: readonly { readonly days: string; readonly time: string }[]
  /** Within how many hours the company answers a lead. */
  readonly responseHours: number
  /** How the company begins a text message to a visitor, with `{visitor}` and `{quote_link}` to fill in. */
  readonly textReply?: string
}

/** Who receives what is sent and why, and where to read more. */
export interface Privacy {
  readonly text: string
  readonly link: string
  /** A web address, or a path on the company's own origin. */
  readonly url: string
}

/** The ids of an EmailJS account. */
export interface AccountIds {
  readonly serviceId: string
  readonly quoteTemplateId: string
  readonly inquiryTemplateId: string
  readonly publicKey: string
}

/** The account where leads go, and the origin of the service. */
export interface Account extends AccountIds {
  readonly origin: string
  /** The account for leads that this one refuses, at the same origin. Scripts up to 1.8 do not know it. */
  readonly reserve?: AccountIds
}

interface Testimonial {
  readonly text: string
  readonly name: string
  readonly detail: string
}

/** What the contact step asks besides name, email and phone number. */
interface ContactStep {
  readonly preferredDay: boolean
  readonly specialDays: readonly SpecialDay[]
  /** The dates without work, for the scripts of 1.7 and 1.8. */
  readonly closedDates: readonly string[]
  /** How the postal codes in the company's area begin; null if no postal code is asked for. */
  readonly postalCode: { readonly served: readonly string[] } | null
}

/** The company's words for what the wizard says around the questions. */
export interface WizardWords {
  /** The button of every step without its own. */
  readonly continue: string
  readonly service: StepWords & { readonly intro: string }
  readonly quote: StepWords & {
    /** `{off}` marks where an offer is named. */
    readonly heading: string
    readonly button: string
    /** A note on every price. */
    readonly priceNote: string
    /** What every price includes. */
    readonly included: HeadedList
  }
  readonly contact: StepWords & { readonly intro: string; readonly button: string }
  readonly thanks: {
    readonly heading: string
    /** The larger line below it. */
    readonly title: string
    readonly text: string
    readonly next: HeadedList
  }
}

interface StepWords {
  /** The name in `Step N of M` and in the page's title. */
  readonly name: string
  readonly heading: string
}

interface HeadedList {
  readonly heading: string
  readonly list: readonly string[]
}

/**
 * A shape of the logo, or a group of shapes. It sets no colour: it takes the one that its
 * background needs.
 */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly Shape[]
}

/** A logo; that of the widgets is the company's mark, in a square with the space around it that its ground needs. */
export interface Logo {
  readonly viewBox: string
  readonly shapes: readonly Shape[]
}

/** The rule that gives `selector` the company's colours, each by its token, such as `--gold`. */
export function colourRule(selector: string, colours: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(colours).map(([token, value]) => `${token}: ${value}`)
  return `${selector} { ${declarations.join('; ')} }`
}
