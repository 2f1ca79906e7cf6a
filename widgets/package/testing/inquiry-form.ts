import type { Service } from '../../types/answers.js'
import { company } from './company.js'
import { type Located, type Scope, tagIn } from './locator.js'
import { sampleVisitor, type Visitor } from './visitor.js'

/** What the form asks. */
export interface Inquiry extends Visitor {
  readonly service: Service
  readonly message: string
}

/** An inquiry form as a visitor sees and uses it. */
export interface InquiryFormHarness<Found> {
  /** The element itself. */
  readonly element: Found
  readonly thanks: Found
  /** What is wrong: something to fix, or a message that did not go. */
  readonly error: Found
  /** Fills in the form, as `sampleVisitor` where nothing else is given; the service and the message may stay empty. */
  fill(inquiry?: Partial<Inquiry>): Promise<void>
  /** Presses the button. What becomes of the message is in `thanks` or `error`. */
  send(): Promise<void>
}

/** The inquiry form on a page, in a frame, or in a locator where a page has several; a dialog is opened before. */
export function inquiryForm<Found extends Located<Found>>(
  scope: Scope<Found>,
): InquiryFormHarness<Found> {
  const { words } = company
  const element = tagIn(scope, 'inquiry-form')
  const field = (label: string) => element.getByLabel(label, { exact: true })
  return {
    element,
    thanks: element.getByRole('heading', { name: words.inquiryThanks, exact: true }),
    error: element.getByRole('alert'),

    async fill(inquiry) {
      const { name, email, phone, service, message } = { ...sampleVisitor, ...inquiry }
      await field(words.name).fill(name)
      await field(words.email).fill(email)
      await field(words.inquiryPhone).fill(phone)
      if (service !== undefined) await field(words.service).selectOption(service)
      if (message !== undefined) await field(words.message).fill(message)
    },

    send: () => element.locator('[part~=send]').click(),
  }
}
