import { type Answers, answerQuestion, controlsOf } from './answers.js'
import { company, type PriceLine } from './company.js'
import { sampleVisitor, type Visitor } from './inquiry-form.js'
import { type Located, type Scope, tagIn } from './locator.js'

/** How long a step may take to appear, in milliseconds. */
const timeout = 5000

/** The fields of the contact step. */
export interface QuoteContact extends Visitor {
  readonly notes: string
  /** As 2026-12-24, if the company asks for it. */
  readonly preferredDay: string
  /** If the company asks for it in the contact step. */
  readonly postalCode: string
}

/** A quote builder as a visitor sees and uses it. */
export interface QuoteBuilderHarness<Found> {
  /** The element itself. */
  readonly element: Found
  /** The heading of the current step. */
  readonly heading: Found
  /** The thanks that replace the wizard; a page that navigates away has none. */
  readonly thanks: Found
  /** The error: a field to correct, or a lead that was not sent. */
  readonly error: Found
  /** The number of the current step, from 1, the number of steps, and the current step's name. */
  step(): Promise<{ step: number; of: number; name: string }>
  /**
   * Goes from the first step to the final quote: chooses the service and answers its questions. Rejects with a sentence if
   * a step does not let the visitor continue, or if an answer's question never appears.
   */
  answer(answers: Answers): Promise<void>
  /** The total in view, in whole dollars; 0 while none is shown. */
  total(): Promise<number>
  /** The lines of the price; on a narrow page their panel is opened and closed again. Empty while there is no price. */
  lines(): Promise<PriceLine[]>
  /** Presses the button of the final quote, which sends the notice that it was viewed. */
  goToContact(): Promise<void>
  /** Fills in the contact step. Fields that you leave out are those of `sampleVisitor`; the last three stay unchanged. */
  fillContact(contact?: Partial<QuoteContact>): Promise<void>
  /** Presses the button of the contact step. The result is in `thanks`, `error` or the page's address. */
  send(): Promise<void>
  /** Goes back one step. */
  back(): Promise<void>
}

/**
 * The quote builder on a page, in a frame, or in a locator if the page has several. The kit finds its controls by role and
 * name, as a visitor does. In `mode="dialog"` open the dialog first.
 */
export function quoteBuilder<Found extends Located<Found>>(
  scope: Scope<Found>,
): QuoteBuilderHarness<Found> {
  const { words, services } = company
  const element = tagIn(scope, 'quote-builder')
  const receipt = element.locator('[part~=receipt]')
  const panel = element.locator('[part~=panel]')
  const panelTotal = element.locator('[part~=total]')
  const error = element.getByRole('alert')
  const forward = element.locator('[part~=continue]')
  const progress = element.locator('[part~=progress]')

  async function step() {
    const text = (await progress.textContent()) ?? ''
    const [, at, of, name = ''] = /(\d+)\D+(\d+): (.*?)\d+%$/.exec(text) ?? []
    return { step: Number(at), of: Number(of), name }
  }

  async function press(button: Found, by: 1 | -1): Promise<void> {
    const before = await step()
    // A button that still waits for an answer shows a message when pressed. Without `force`,
    // Playwright would wait for ever until it is enabled.
    const isWaiting = (await button.getAttribute('aria-disabled')) === 'true'
    await button.click({ force: isWaiting })
    const next = progress.getByText(new RegExp(`^\\D*${before.step + by}\\D`))
    try {
      await next.first().waitFor({ timeout })
    } catch {
      const why = (await error.allTextContents()).join(' ') || 'nothing says why.'
      throw new Error(`The quote builder stays on the step ${before.name}: ${why}`)
    }
  }

  const back = () => press(element.getByRole('button', { name: words.back, exact: true }), -1)

  async function choose(id: string): Promise<void> {
    const service = services.find((one) => one.id === id)
    if (!service) throw new Error(`There is no service ${id}.`)
    while ((await step()).step > 1) await back()
    await press(element.getByRole('button', { name: service.tile }), 1)
  }

  return {
    element,
    heading: element.getByRole('heading', { level: 2 }),
    thanks: element.getByRole('heading', { name: words.quoteThanks, exact: true }),
    error,
    step,
    back,

    async answer({ service, ...given }) {
      if (service) await choose(service)
      const possibleServices = services.filter(({ id }) => !service || id === service)
      const remaining = new Map<string, unknown>(Object.entries(given))
      let current = await step()
      // The last step but one is the final quote.
      while (current.step < current.of - 1) {
        for (const question of possibleServices.flatMap(({ questions }) => questions)) {
          const { property } = question
          if (!remaining.has(property)) continue
          if (!(await controlsOf(element, question).isVisible())) continue
          await answerQuestion(element, question, remaining.get(property))
          remaining.delete(property)
        }
        await press(forward, 1)
        current = await step()
      }
      if (remaining.size === 0) return
      throw new Error(`The quote builder never asked for ${[...remaining.keys()].join(', ')}.`)
    },

    async total() {
      if (await receipt.isVisible()) {
        const total = receipt
          .getByRole('paragraph')
          .filter({ hasText: new RegExp(`^${words.total}`) })
        return amountIn((await total.first().textContent()) ?? '')
      }
      if (!(await panelTotal.isVisible())) return 0
      return amountIn((await panelTotal.textContent()) ?? '')
    },

    async lines() {
      const linesOf = async (box: Found) =>
        (await box.getByRole('listitem').allTextContents()).map(priceLine)
      if (await receipt.isVisible()) return linesOf(receipt)
      if (!(await panelTotal.isVisible())) return []
      const isOpen = (await panelTotal.getAttribute('aria-expanded')) === 'true'
      if (isOpen) return linesOf(panel)
      await panelTotal.click()
      const lines = await linesOf(panel)
      await panelTotal.click()
      return lines
    },

    goToContact: () => press(forward, 1),

    async fillContact(contact = {}) {
      const { name, email, phone }: Visitor = { ...sampleVisitor, ...contact }
      const texts: readonly (readonly [label: string, text: string | undefined])[] = [
        [words.name, name],
        [words.email, email],
        [words.quotePhone, phone],
        [words.notes, contact.notes],
        [words.preferredDay, contact.preferredDay],
        [words.postalCode, contact.postalCode],
      ]
      for (const [label, text] of texts)
        if (text !== undefined) await element.getByLabel(label, { exact: true }).fill(text)
    },

    send: () => forward.click(),
  }
}

/** The amount at the end of what a visitor reads, such as `2 Bedrooms $160` or `Total: $1,240`, in dollars. */
function amountIn(text: string): number {
  return priceLine(text).price
}

/** A line of a price, from what a visitor reads. */
function priceLine(text: string): PriceLine {
  const at = text.lastIndexOf(company.currencySign)
  const digits = text.slice(at + company.currencySign.length).replace(/[^\d.]/g, '')
  const before = text.slice(0, at).trim()
  const isDiscount = before.endsWith('−')
  return {
    label: isDiscount ? before.slice(0, -1).trim() : before,
    price: isDiscount ? -Number(digits) : Number(digits),
  }
}
