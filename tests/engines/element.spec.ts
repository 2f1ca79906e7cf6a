import { amountFaults, widths } from '../amounts.ts'
import { prices, withDiscount } from '../facts.ts'
import type { EnginePage } from '../page.ts'
import { addTypefaces } from '../widgets/typefaces.ts'
import { expect, test } from './engine.ts'
import { arrivesAt, quoteOn, travel } from './quote-on.ts'

interface LatePage {
  load(): Promise<unknown>
}

const load = (page: EnginePage) => page.evaluate(() => (window as unknown as LatePage).load())

/** The visible text of the page, without the text in shadow roots. */
const pageText = (page: EnginePage) => page.evaluate(() => document.body.innerText)

/** The globals and tags of a page, and every computed style of some elements in it. */
const hostOf = (page: EnginePage) =>
  page.evaluate(() => {
    const tags =
      'h1,h2,p,a,button,input,select,textarea,label,ul,li,table,td,img,section,form,fieldset,div,span'
    return {
      styles: tags.split(',').map((tag) => {
        const probe = document.body.appendChild(document.createElement(tag))
        const style = getComputedStyle(probe)
        const all = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
        probe.remove()
        return [tag, ...all]
      }),
      globals: Object.getOwnPropertyNames(window).toSorted(),
      styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      cookie: document.cookie,
      title: document.title,
    }
  })

test('an element loads, takes values, and keeps its answers', async ({ tab, partner }) => {
  const { part, press, more, waitForHeading } = quoteOn(tab)
  await tab.goto(`${partner}/late.html`)
  // A scroll bar that comes with a taller page would change every width.
  await tab.evaluate(() => document.documentElement.style.setProperty('overflow-y', 'scroll'))
  const before = await hostOf(tab)

  await test.step('the fallback content shows until the script runs; values set before and after take effect', async () => {
    expect(await pageText(tab)).toContain('Call (604) 555-0142 for a price.')
    await tab.evaluate(() => {
      Object.assign(document.querySelector('#early') as Element, { service: 'airbnb' })
    })
    await load(tab)
    await waitForHeading('Count your rooms.')
    expect(await pageText(tab)).not.toContain('Call (604) 555-0142 for a price.')
    const service = (value: string) =>
      tab.evaluate(
        (given) => document.querySelector('#early')?.setAttribute('service', given),
        value,
      )
    await service('pressure-washing')
    await waitForHeading('What needs washing?')
    await service('commercial')
    await waitForHeading('Tell us about the space.')
    await service('residential')
    await waitForHeading('Count your rooms.')
  })

  await test.step('nothing on the page around the element changes when it loads and is used', async () => {
    await more('bedroom', 3)
    await press('Continue')
    await waitForHeading('How often?')
    await part('radio', 'Monthly').click()
    expect(await hostOf(tab)).toEqual(before)
  })

  await test.step('an element that is moved keeps its step and its answers, even without its storage', async () => {
    await tab.evaluate(() => {
      sessionStorage.clear()
      document.querySelector('#elsewhere')?.append(document.querySelector('#early') as Element)
    })
    const monthly = () =>
      part('radio', 'Monthly').evaluate((radio) => (radio as HTMLInputElement).checked)
    expect(await monthly()).toBe(true)
    await tab.evaluate(() => {
      const body = document.body as HTMLElement & {
        moveBefore?(node: Element | null, child: null): void
      }
      // Only where the engine supports it.
      body.moveBefore?.(document.querySelector('#early'), null)
    })
    expect(await monthly()).toBe(true)
    await press('Back')
    expect(await part('spinbutton', 'Bedrooms').inputValue()).toBe('3')
  })
})

test('a reload keeps the quote; Back from the thanks does not', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { choose, part, press, more, waitForHeading, lines, fillContact } = quoteOn(tab)
  // This is a page of the partner's, because WebKit's driver loses a page when it goes back from one that no other may open.
  const next = `${partner}/late.html`
  const start = `${partner}/plain.html?success-url=${next}`
  await tab.goto(start)
  await choose('Residential Cleaning')
  await more('bedroom', 2)
  await press('Continue')
  await part('radio', 'Bi-weekly').click()
  await press('Continue')
  await tab.reload()
  await waitForHeading('Anything extra?')
  await press('Continue')
  const quote = withDiscount(
    ['2 Bedrooms', 2 * prices.residential.bedrooms],
    'Bi-weekly',
    prices.frequency['bi-weekly'],
  ).shown
  await expect.poll(lines).toEqual(quote)

  await press('Get Quote & Book')
  await fillContact()
  await press('Get My Quote')
  await arrivesAt(tab, next)
  await waitForHeading('Late script')
  await travel(tab, -1)
  await arrivesAt(tab, start)
  // Nothing is pressed here, because Playwright would wait for Firefox to load the page that it had cached.
  await waitForHeading('What needs cleaning?')
  // The history is not used here: WebKit may drop a step forward in a page that it has just brought back.
  await tab.goto(next)
  await waitForHeading('Late script')
  expect(await mailbox.posts()).toHaveLength(2)
})

test('in a wide font no amount breaks or leaves its box', async ({ tab, partner }) => {
  const given = 'service=residential&bedrooms=3&bathrooms=2&frequency=weekly&extras=none'
  await tab.goto(`${partner}/plain.html?${given}`)
  await expect
    .poll(() => tab.evaluate(() => !!document.querySelector('quote-builder')?.shadowRoot))
    .toBe(true)
  await addTypefaces(tab)
  for (const unit of ['1px', '2px']) {
    await tab.evaluate((size) => {
      document.body.style.cssText = `margin: 0; width: 2000px; font-family: verdana`
      document.querySelector<HTMLElement>('quote-builder')?.style.setProperty('--unit', size)
    }, unit)
    // WebKit's window is no wider.
    const shown = widths.filter((width) => width <= 1024)
    const looked = { sign: '$', tag: 'quote-builder', widths: shown }
    expect(await tab.evaluate(amountFaults, looked), unit).toEqual([])
  }
  const size = await tab.evaluate(() => {
    const price = document
      .querySelector('quote-builder')
      ?.shadowRoot?.querySelector('.price .amount')
    return price ? Number.parseFloat(getComputedStyle(price).fontSize) : 0
  })
  expect(size).toBeGreaterThan(40)
})
