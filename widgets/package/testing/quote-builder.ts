import { type Answers, answerQuestion, controlsOf } from './answers.js'
import { company, type PriceLine, type Spoken } from './company.js'
import { sampleVisitor, type Visitor } from './inquiry-form.js'
import { type Located, type Scope, tagIn } from './locator.js'
import { inAnyLanguage, patternOf, spokenBy } from './spoken.js'

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
  const element = tagIn(scope, 'quote-builder')
  const receipt = element.locator('[part~=receipt]')
  const panel = element.locator('[part~=panel]')
  const panelTotal = element.locator('[part~=total]')
  const error = element.getByRole('alert')
  const forward = element.locator('[part~=continue]')
  const progress = element.locator('[part~=progress]')

  async function step() {
    const text = (await progress.textContent()) ?? ''
    const { stepOf, stepName, percent } = (await spokenBy(element)).words
    const numbers = { step: '\\d+', of: '\\d+', percent: '\\d+' }
    const pattern = patternOf(stepOf + stepName + percent, { ...numbers, name: '.*?' })
    const found = new RegExp(`^${pattern}$`).exec(text)?.groups
    return { step: Number(found?.step), of: Number(found?.of), name: found?.name ?? '' }
  }

  async function press(button: Found, by: 1 | -1): Promise<void> {
    const before = await step()
    // A button that still waits for an answer shows a message when pressed. Without `force`,
    // Playwright would wait for ever until it is enabled.
    const isWaiting = (await button.getAttribute('aria-disabled')) === 'true'
    await button.click({ force: isWaiting })
    const { stepOf } = (await spokenBy(element)).words
    const name = patternOf(stepOf, { step: `${before.step + by}`, of: '\\d+' })
    const next = progress.getByText(new RegExp(`^${name}$`))
    try {
      await next.first().waitFor({ timeout })
    } catch {
      const why = (await error.allTextContents()).join(' ') || 'nothing says why.'
      throw new Error(`The quote builder stays on the step ${before.name}: ${why}`)
    }
  }

  async function back() {
    await progress.waitFor()
    const { words } = await spokenBy(element)
    return press(element.getByRole('button', { name: words.back, exact: true }), -1)
  }

  async function choose(id: string): Promise<void> {
    while ((await step()).step > 1) await back()
    const service = (await spokenBy(element)).services.find((one) => one.id === id)
    if (!service) throw new Error(`There is no service ${id}.`)
    await press(element.getByRole('button', { name: service.tile }), 1)
  }

  return {
    element,
    heading: element.getByRole('heading', { level: 2 }),
    thanks: element.getByRole('heading', { name: inAnyLanguage('quoteThanks') }),
    error,
    step,
    back,

    async answer({ service, ...given }) {
      if (service) await choose(service)
      const remaining = new Map<string, unknown>(Object.entries(given))
      let current = await step()
      const { services } = await spokenBy(element)
      const possibleServices = services.filter(({ id }) => !service || id === service)
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
      const { words } = await spokenBy(element)
      const amountIn = async (found: Found) =>
        priceLine((await found.textContent()) ?? '', words).price
      if (await receipt.isVisible()) {
        const hasText = new RegExp(`^${patternOf(words.total, {})}`)
        return amountIn(receipt.getByRole('paragraph').filter({ hasText }).first())
      }
      return (await panelTotal.isVisible()) ? amountIn(panelTotal) : 0
    },

    async lines() {
      const { words } = await spokenBy(element)
      const linesOf = async (box: Found) =>
        (await box.getByRole('listitem').allTextContents()).map((text) => priceLine(text, words))
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
      await progress.waitFor()
      const { words } = await spokenBy(element)
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

/** A label and the amount at its end, as a visitor reads them: `2 Bedrooms $160`, `Total: $1,240`, or in French `Total : 1 240 $`. */
function priceLine(text: string, words: Spoken['words']): PriceLine {
  const { price, thousandsSeparator, decimalPoint } = words
  const sign = patternOf(company.currencySign, {})
  const amount = patternOf(price, { sign, figure: `\\d[\\d${thousandsSeparator}${decimalPoint}]*` })
  const found = new RegExp(`(?<minus>−?)${amount}\\s*$`).exec(text)
  const [whole, fraction = '0'] = found?.groups?.figure?.split(decimalPoint) ?? []
  const dollars = Number(`${whole?.replaceAll(thousandsSeparator, '')}.${fraction}`)
  return {
    label: text.slice(0, found?.index).trim(),
    price: found?.groups?.minus ? -dollars : dollars,
  }
}
