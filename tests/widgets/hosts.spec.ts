import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

test('under a strict content security policy with trusted types it is styled, and the journey works', async ({
  page,
  partner,
  mailbox,
  baseURL,
}) => {
  await page.goto(`${partner}/strict-csp.html`)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await expect(wizard.send).toHaveCSS('background-image', /linear-gradient/)
  await wizard.fillContact()
  await wizard.send.click()
  await page.waitForURL(`${baseURL}/booked`)
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
})

test("a host's hostile rules, small root font and quirks mode change neither its sizes nor its colours", async ({
  page,
  partner,
}) => {
  const looks = async (path: string) => {
    await page.goto(`${partner}/${path}`)
    await page
      .locator('quote-builder')
      .evaluate((element) => element.setAttribute('service', 'residential'))
    await wizardOn(page).more('bedroom', 2)
    const style = (selector: string, ...names: string[]) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, wanted) => {
          const computed = getComputedStyle(element)
          return wanted.map((name) => computed.getPropertyValue(name))
        }, names)
    return [
      await style(
        '.wizard',
        'display',
        'color',
        'font-size',
        'letter-spacing',
        'text-transform',
        'line-height',
      ),
      await style('.counter input', 'display', 'font-size', 'color', 'background-color'),
      await style(
        '.actions [type=submit]',
        'min-height',
        'background-image',
        'color',
        'border-radius',
      ),
      await style('.panel', 'background-color', 'color'),
    ]
  }
  await page.setViewportSize({ width: 1016, height: 900 })
  const calm = await looks('plain.html')
  await page.setViewportSize({ width: 1000, height: 900 })
  expect(await looks('unset.html')).toEqual(calm)
})

test('nothing about the page around it changes', async ({ page, partner }) => {
  await page.goto(`${partner}/late.html`)
  const host = () =>
    page.evaluate(() => {
      const tags =
        'h1,h2,p,a,button,input,select,textarea,label,ul,li,table,td,img,section,form,fieldset,div,span'
      return tags.split(',').map((tag) => {
        const probe = document.body.appendChild(document.createElement(tag))
        const style = JSON.stringify(
          [...getComputedStyle(probe)].map((name) =>
            getComputedStyle(probe).getPropertyValue(name),
          ),
        )
        probe.remove()
        return style
      })
    })
  const before = await host()
  await page.evaluate(() => (window as unknown as { load(): Promise<void> }).load())
  await expect(wizardOn(page).heading).toBeVisible()
  expect(await host()).toEqual(before)
})

test('a page in another encoding changes no character of the widget', async ({ page, partner }) => {
  await page.goto(`${partner}/old-encoding.html`)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  await expect(wizard.lines).toHaveText(['1 Bedroom $80', 'Weekly discount (30%) −$24'])
})
