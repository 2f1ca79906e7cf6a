import type { Service } from '../../types/answers.js'
import { type Located, type Scope, tagIn } from './locator.js'
import { inAnyLanguage, spokenBy } from './spoken.js'

/** The visitor who sends a form. */
export interface Visitor {
  readonly name: string
  readonly email: string
  /** Ten digits in Canada and the United States. */
  readonly phone: string
}

/** An invented visitor, used by the kit unless a test gives another one. */
export const sampleVisitor: Visitor = {
  name: 'Alex Example',
  email: 'alex@example.com',
  phone: '(416) 555-0199',
}

/** The fields of the form. */
export interface Inquiry extends Visitor {
  readonly service: Service
  readonly message: string
}

/** An inquiry form as a visitor sees and uses it. */
export interface InquiryFormHarness<Found> {
  /** The element itself. */
  readonly element: Found
  readonly thanks: Found
  /** The error: a field to correct, or a message that was not sent. */
  readonly error: Found
  /** Fills in the form. Fields that you leave out are those of `sampleVisitor`; the service and the message may stay empty. */
  fill(inquiry?: Partial<Inquiry>): Promise<void>
  /** Presses the button. The result is in `thanks` or `error`. */
  send(): Promise<void>
}

/** The inquiry form on a page, in a frame, or in a locator if the page has several. Open a dialog first. */
export function inquiryForm<Found extends Located<Found>>(
  scope: Scope<Found>,
): InquiryFormHarness<Found> {
  const element = tagIn(scope, 'inquiry-form')
  const button = element.locator('[part~=send]')
  const field = (label: string) => element.getByLabel(label, { exact: true })
  return {
    element,
    thanks: element.getByRole('heading', { name: inAnyLanguage('inquiryThanks') }),
    error: element.getByRole('alert'),

    async fill(inquiry) {
      const { name, email, phone, service, message } = { ...sampleVisitor, ...inquiry }
      await button.waitFor()
      const { words } = await spokenBy(element)
      await field(words.name).fill(name)
      await field(words.email).fill(email)
      await field(words.inquiryPhone).fill(phone)
      if (service !== undefined) await field(words.service).selectOption(service)
      if (message !== undefined) await field(words.message).fill(message)
    },

    send: () => button.click(),
  }
}
