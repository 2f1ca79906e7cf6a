import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

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
