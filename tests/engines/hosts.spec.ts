import type { EnginePage } from '../page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

/** Every computed style of some of the widget's parts, once nothing moves any more. */
const looks = (page: EnginePage) =>
  page.evaluate(async () => {
    const root = document.querySelector('quote-builder')?.shadowRoot
    await Promise.allSettled((root?.getAnimations() ?? []).map(({ finished }) => finished))
    const parts = ['.wizard', 'h2', '.counter', '.counter input', '.more', 'svg', '.panel']
    return [...parts, '[type=submit]', '[part=back]'].map((part) => {
      const element = root?.querySelector(part)
      if (!element) throw new Error(`There is no ${part}.`)
      const style = getComputedStyle(element)
      return [part, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)]
    })
  })

test('hostile rules of a page change nothing in the widget', async ({ tab, partner }) => {
  const looksOn = async (path: string, rootFont = '') => {
    await tab.goto(`${partner}/${path}`)
    const { more, waitForHeading } = quoteOn(tab)
    await waitForHeading('Count your rooms.')
    await tab.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
      rootFont,
    )
    await more('bedroom', 2)
    return looks(tab)
  }
  // 900 px for the element: a plain page has a margin of 8 px on either side.
  await tab.setViewportSize({ width: 916, height: 900 })
  const calm = await looksOn('plain.html?service=residential')
  // The page's own rule for its root font is unset too, but this one is not.
  expect(await looksOn('all-unset.html', '62.5%')).toEqual(calm)
})

test('the widget keeps its space in boxes that shrink their content', async ({ tab, partner }) => {
  await tab.setViewportSize({ width: 1000, height: 900 })
  await tab.goto(`${partner}/layouts.html?quote-builder`)
  const tight = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('quote-builder')].flatMap(({ shadowRoot, parentElement }) => {
        const room = shadowRoot?.querySelector('.wizard')?.clientWidth ?? 0
        return room > 260 ? [] : `${parentElement?.title}: ${room}`
      }),
    )
  await expect.poll(tight).toEqual([])
})

test('in boxes as wide as their content it has its own width', async ({ tab, partner }) => {
  await tab.setViewportSize({ width: 1000, height: 900 })
  await tab.goto(`${partner}/shrink-to-fit.html?quote-builder`)
  const widths = () =>
    tab.evaluate(() => {
      const hosts = [...document.querySelectorAll('quote-builder')]
      return hosts.map(({ shadowRoot }) => shadowRoot?.querySelector('.wizard')?.clientWidth)
    })
  await expect.poll(async () => new Set(await widths())).toEqual(new Set([720]))
  await tab.setViewportSize({ width: 450, height: 900 })
  const over = () =>
    tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over).toBe(0)
  for (const width of await widths()) expect(width).toBeGreaterThan(190)
})

test('copy protection of the page disables no field', async ({ tab, partner, baseURL }) => {
  const guard = `const refuse = (event) => {
      event.preventDefault()
      return event.target.nodeName === 'INPUT'
    }
    for (const type of ['mousedown', 'pointerdown', 'selectstart', 'keypress', 'beforeinput']) {
      document['on' + type] = refuse
      document.addEventListener(type, refuse, true)
    }`
  const lines = `<!doctype html><style>* { user-select: none; -webkit-user-select: none }</style>
    <script>${guard}</script><script async src="${baseURL}/widgets/inquiry-form.js"></script>
    <inquiry-form></inquiry-form>`
  await tab.goto(`${partner}/mine.html?${new URLSearchParams({ lines })}`)
  const message = tab.getByRole('textbox', { name: 'Message', exact: true })
  await expect.poll(() => message.isVisible()).toBe(true)
  await message.click()
  await tab.keyboard.type('The driveway is green.')
  expect(await message.inputValue()).toBe('The driveway is green.')
})

test('two floating buttons keep clear of each other', async ({ tab, partner }) => {
  await tab.goto(`${partner}/launchers.html`)
  /** How far the inquiry's button is below the bottom of the quote's button. */
  const below = () =>
    tab.evaluate(() => {
      const boxOf = (tag: string) =>
        document.querySelector(tag)?.shadowRoot?.querySelector('.launch')?.getBoundingClientRect()
      return (boxOf('inquiry-form')?.top ?? 0) - (boxOf('quote-builder')?.bottom ?? 0)
    })
  await tab.setViewportSize({ width: 450, height: 700 })
  await tab.evaluate(() => {
    const label = 'What would it cost to have it cleaned?'
    document.querySelector('quote-builder')?.setAttribute('launcher-label', label)
  })
  await expect.poll(below).toBeGreaterThan(0)
  await tab.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(below).toBeLessThan(0)
})

test('where storage is blocked a quote can still be sent', async ({ tab, partner, baseURL }) => {
  // A page from a data: address has no origin, and so no storage.
  const page = `<!doctype html><script src="${baseURL}/widgets/quote-builder.js"></script>
    <quote-builder success-url="none" partner="${partner}"></quote-builder>`
  await tab.goto(`data:text/html,${encodeURIComponent(page)}`)
  const isBlocked = () => {
    try {
      return !sessionStorage
    } catch {
      return true
    }
  }
  expect(await tab.evaluate(isBlocked)).toBe(true)
  const { press, waitForHeading, reachContact, fillContact } = quoteOn(tab)
  await reachContact()
  await fillContact()
  await press('Get My Quote')
  await waitForHeading('Thank You!')
})
