import { bill, business, percentOf, prices, quoteIsReady } from '../facts.ts'
import type { EnginePage } from '../page.ts'
import { siteUrl } from '../sites.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

const { bedrooms, kitchens } = prices.residential
const { weekly } = prices.frequency
const { ovenCleaning = 0 } = prices.extraServices
const code = '2.r.bedrooms-2.kitchens-1.frequency-weekly.extras-oven'
const counted = 2 * bedrooms + kitchens
const quote = bill(
  ['2 Bedrooms', 2 * bedrooms],
  ['1 Kitchen', kitchens],
  [`Weekly discount (${-weekly}%)`, percentOf(counted, weekly)],
  ['Oven Cleaning', ovenCleaning],
)

/** Waits until the quote and its link are printed in the company's fonts. */
async function isPrinted(page: Pick<EnginePage, 'evaluate'>, link: string) {
  await expect.poll(() => printedOn(page)).toMatchObject({ isStyled: true, fonts: 3 })
  const { text } = (await printedOn(page)) ?? {}
  const { name, phone } = business
  for (const words of [name, phone, '2 Bedrooms', `$${quote.total}`, new URL(link).hash])
    expect(text).toContain(words)
}

test('a partner’s quote travels by its link', async ({ tab, page, partner, site, mailbox }) => {
  const made = quoteOn(tab)
  await tab.goto(`${partner}/plain.html#q=${code}`)
  await made.waitForHeading(quoteIsReady)
  const total = await made.text('.total')
  expect(total).toContain(`${quote.total}`)
  expect(await made.lines()).toEqual(quote.shown)
  // Not every engine lets a script read the clipboard.
  await tab.evaluate(() => {
    const clipboard = {
      writeText: async (copied: string) => void Object.assign(window, { copied }),
    }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })
  await made.press('Copy link')
  const link = () => tab.evaluate(() => (window as unknown as { copied?: string }).copied ?? '')
  await expect.poll(link).toContain(siteUrl)

  await test.step('it prints on a page that disappears with the next key', async () => {
    await recordPrints(tab)
    await made.press('Print')
    await isPrinted(tab, await link())
    const frames = () => tab.evaluate(() => document.querySelectorAll('iframe').length)
    expect(await frames()).toBe(1)
    await tab.keyboard.press('Escape')
    await expect.poll(frames).toBe(0)
    expect(await made.part('button', 'Get Quote & Book').isVisible()).toBe(true)
  })

  const opened = wizardOn(page)
  await page.goto((await link()).replace(siteUrl, site))
  await expect(opened.heading).toHaveText(quoteIsReady)
  await expect(opened.lines).toHaveText(quote.shown)
  await expect(opened.total).toContainText(`${quote.total}`)
  await recordPrints(page)
  await opened.button('Print').click()
  await isPrinted(page, await link())
  await opened.book.click()
  await opened.fillContact()
  await opened.send.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  const sent = async () => (await mailbox.mails()).map((mail) => mail.template_params)
  await expect.poll(async () => (await sent()).length).toBe(2)
  const mails = await sent()
  for (const { total_price, price_breakdown } of mails) {
    expect({ total_price, price_breakdown }).toEqual({
      total_price: `${quote.total}`,
      price_breakdown: quote.lines.join('\n'),
    })
  }
  const [inMail, ...others] = new Set(mails.map(({ quote_link }) => `${quote_link}`))
  expect(others, 'one link in both mails').toEqual([])
  await tab.goto(`${inMail}`)
  await made.waitForHeading(quoteIsReady)
  expect(await made.text('.total')).toBe(total)
  expect(await made.lines()).toEqual(quote.shown)
})

test('a link opens that a router took before the script loaded', async ({ tab, partner }) => {
  const script = `<script async src="${siteUrl}/widgets/quote-builder.js"></script>`
  const router = `<script>history.replaceState(null, '', '#/prices')</script>`
  const query = new URLSearchParams({
    lines: `<!doctype html><title>Mine</title>${router}${script}<quote-builder></quote-builder>`,
  })
  await tab.goto(`${partner}/mine.html?${query}#q=2.r.bedrooms-2.frequency-weekly.extras-0`)
  await quoteOn(tab).waitForHeading(quoteIsReady)
  expect(await tab.evaluate(() => location.hash)).toBe('#/prices')
})

/** The content that a frame was asked to print. */
interface Printed {
  text: string
  /** Whether the styles of the sheet apply to it. */
  isStyled: boolean
  /** How many fonts it has loaded. */
  fonts: number
}

/** Records what frames print from now on, without opening the system's dialog. */
const recordPrints = (page: Pick<EnginePage, 'evaluate'>) =>
  page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(
      HTMLIFrameElement.prototype,
      'contentWindow',
    ) as { get(): Window }
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get() {
        const view = get.call(this)
        view.print = () => {
          const { body, fonts } = view.document
          const style = getComputedStyle(body.firstElementChild ?? body)
          const printed = {
            text: body.innerText,
            isStyled: style.fontVariantNumeric === 'tabular-nums',
            fonts: [...fonts].filter(({ status }) => status === 'loaded').length,
          }
          Object.assign(window, { printed })
        }
        return view
      },
    })
  })

/** What was printed last, or undefined when nothing was printed. */
const printedOn = (page: Pick<EnginePage, 'evaluate'>) =>
  page.evaluate(() => (window as unknown as { printed?: Printed }).printed)
