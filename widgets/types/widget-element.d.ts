export type { Service } from './answers.js'

/**
 * Why a lead was not sent: the service was out of reach, gave no answer in 20 seconds, refused it,
 * or was busy.
 */
export type Reason = 'unreachable' | 'timeout' | 'refused' | 'busy'

/** Where the visitor came from: flat texts of at most 100 characters, '' if unknown. */
export interface CameFrom {
  /** The attribute's value. */
  readonly partner: string
  /** The attribute's value. */
  readonly reference: string
  /** From the address of the visit's first page. */
  readonly utm_source: string
  /** From the address of the visit's first page. */
  readonly utm_medium: string
  /** From the address of the visit's first page. */
  readonly utm_campaign: string
  /** From the address of the visit's first page. */
  readonly gclid: string
  /** The origin of the page that led to the first one. */
  readonly referrer: string
}

/** Who sent a lead, and how they are reached. */
export interface SentContact {
  readonly name: string
  /** As people read it, with its extension. */
  readonly phone: string
  readonly email: string
  /** When they would like us to come, such as 2026-12-24; '' if they were not asked or did not say. */
  readonly preferredDay: string
}

/** Calls of methods: the name of each, and its argument. */
export type WidgetCalls = (readonly ['open' | 'close' | 'reset'] | readonly ['goTo', number])[]

/** The last detail of each event, for a page that starts listening late. */
export type LastDetails<Events> = {
  readonly [Name in keyof Events]?: Events[Name] extends CustomEvent<infer Detail> ? Detail : never
}

/**
 * What both elements have. Every property is the attribute of its name. An absent or empty one has
 * its default; a wrong value gets the default and one warning on the console.
 *
 * @slot - Shown until the script runs, and never after: a phone number, for example.
 * @slot notice - Shown above the button that sends, after our line on privacy: a line of your own.
 * @csspart dialog - In `mode="dialog"`, the dialog.
 * @csspart close - In `mode="dialog"`, the button that closes it.
 * @csspart launcher - In `mode="dialog"` without a `trigger`, the floating button.
 * @cssprop --unit - Scales everything.
 * @cssprop [--font-text=inherit] - The font of the text.
 * @cssprop [--font-display=inherit] - The font of headings and numbers.
 * @cssprop --gold - The accent: what is pressed, and what it costs.
 * @cssprop --gold-light - The accent under the pointer: follows --gold unless set.
 * @cssprop --on-gold - Text on the accent: black or white, as --gold needs, unless set.
 * @cssprop --text - Text.
 * @cssprop --mute - Quieter text.
 * @cssprop --card - The background of tiles and fields.
 * @cssprop --line - The line around tiles.
 * @cssprop --launcher-lift - How high the floating button is above the bottom of the window.
 * @cssprop --ink - The darkest background.
 * @cssprop --on-ink - Text on the darkest background.
 */
declare class WidgetElement extends HTMLElement {
  /**
   * Where to go after sending: http(s), or a path of your site; `none` stays and says thank you in
   * place. Without it, `/booked` on our site; in a frame, `none`.
   */
  get successUrl(): string
  set successUrl(value: string | null | undefined)
  /**
   * What goes there: `self`, the default, is the frame that the tag is in; `top` is the whole
   * window.
   */
  get successTarget(): 'self' | 'top' | ''
  set successTarget(value: 'self' | 'top' | '' | null | undefined)
  /** Your company's name, at most 100 characters: it travels with the lead. The rest of a longer one is cut. */
  get partner(): string
  set partner(value: string | null | undefined)
  /** What the lead is about on your side, such as a listing: at most 100 characters, it travels with it. */
  get reference(): string
  set reference(value: string | null | undefined)
  /**
   * Tells this tag's stored choices from another's: tags of one name share them, on every page of your
   * site. Without it, a tag shares them with nobody; a dialog, with the dialogs of its kind on all pages.
   */
  get name(): string
  set name(value: string | null | undefined)
  /**
   * `yes`, or no value: each mail says that it is only a test. `dry`: nothing is sent, and all else is as if it were.
   * `no` or `false`: no test, as without it.
   */
  get test(): boolean | 'yes' | 'dry' | ''
  set test(value: boolean | 'yes' | 'no' | 'false' | 'dry' | '' | null | undefined)
  /**
   * The EmailJS service's id. It works only together with `email-template` and `email-key`: without
   * one of the three, our account is used as a whole.
   */
  get emailService(): string
  set emailService(value: string | null | undefined)
  /** The EmailJS template's id: see `email-service`. */
  get emailTemplate(): string
  set emailTemplate(value: string | null | undefined)
  /** The EmailJS account's public key: see `email-service`. */
  get emailKey(): string
  set emailKey(value: string | null | undefined)
  /**
   * The mail service's origin, such as `https://api.emailjs.com`, for your account or, alone, for
   * ours, as a relay needs it. Without it, the build's own.
   */
  get emailOrigin(): string
  set emailOrigin(value: string | null | undefined)
  /** `off` stops the pushes to the page's `dataLayer`, and keeps and sends nothing about how the visit began. */
  get analytics(): 'off' | ''
  set analytics(value: 'off' | '' | null | undefined)
  /**
   * `auto` follows the page's own `color-scheme`.
   * @default light
   */
  get theme(): 'light' | 'dark' | 'auto' | ''
  set theme(value: 'light' | 'dark' | 'auto' | '' | null | undefined)
  /**
   * `inline` stands where the tag does; `dialog` opens over the page.
   * @default inline
   */
  get mode(): 'inline' | 'dialog' | ''
  set mode(value: 'inline' | 'dialog' | '' | null | undefined)
  /** With `mode="dialog"`: a CSS selector of what opens it. Without it, a floating button of its own. */
  get trigger(): string
  set trigger(value: string | null | undefined)
  /** What the floating button says. */
  get launcherLabel(): string
  set launcherLabel(value: string | null | undefined)
  /**
   * Where the floating button is. Without it, the quote builder's is on the right and the inquiry
   * form's on the left.
   */
  get launcherCorner(): 'bottom-right' | 'bottom-left' | ''
  set launcherCorner(value: 'bottom-right' | 'bottom-left' | '' | null | undefined)
  /**
   * Who the visitor is, if your page knows: fills the name in, for the visitor to see and change.
   * Never read from an address.
   */
  get contactName(): string
  set contactName(value: string | null | undefined)
  /** Fills the email address in. */
  get contactEmail(): string
  set contactEmail(value: string | null | undefined)
  /** Fills the phone number in, however it is written. */
  get contactPhone(): string
  set contactPhone(value: string | null | undefined)
  /** Fills the notes, or the message, in. */
  get contactNotes(): string
  set contactNotes(value: string | null | undefined)
  /** The version of the script that defined it. */
  readonly version?: string
  /**
   * Who sent the lead in view, and how they are reached, for thanks of your own; undefined before. It is in the page's
   * memory only, until the next lead or a reload, and in no event.
   */
  readonly sentContact?: SentContact | undefined
  /**
   * Calls the methods, also before the script has run: `(element.calls ??= []).push(['open'])`. Calls wait, in their
   * order, until the element is in the page and works; from then on `push` calls at once. A call that is not known is
   * skipped, with one warning on the console.
   */
  calls?: Pick<WidgetCalls, 'push'>
  /**
   * In `mode="dialog"`, opens the dialog; when it closes, the focus returns to where it is now.
   * Does nothing in another mode.
   */
  open(): void
  /** Closes the dialog, as Escape does. */
  close(): void
  /** Starts again: forgets what was chosen and typed. A lead on its way still arrives. */
  reset(): void
}

export type { WidgetElement }
