import { expect, test } from '../browser.ts'
import { elements, names, pages, valuesOf } from './element-descriptions.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

for (const element of elements) {
  const { tagName, attributes, members, cssProperties } = element
  const address = `${pages[tagName]}`

  test(`<${tagName}> takes documented values`, async ({ page, partner, allowed, consoleLines }) => {
    allowed.push(/^warning: <[\w-]+>: [\w-]+="nonsense" is not .+\. Taken instead: .+\.$/)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${partner}/${address}`)
    const lookWith = (name: string, value: string) =>
      page.locator(tagName).evaluate(
        async (self, [attribute = '', given = '']) => {
          if (given) self.setAttribute(attribute, given)
          else self.removeAttribute(attribute)
          await new Promise(requestAnimationFrame)
          const root = self.shadowRoot as ShadowRoot
          const { colorScheme, color } = getComputedStyle(root.querySelector('.wizard') as Element)
          const parts = [...root.querySelectorAll('[part]')].map((part) => part.part.value)
          return [color, colorScheme, ...parts]
        },
        [name, value],
      )
    for (const attribute of attributes.filter((one) => valuesOf(one)[0])) {
      const { name, default: usual } = attribute
      const without = await lookWith(name, '')
      for (const value of valuesOf(attribute)) {
        const look = await lookWith(name, value)
        if (value === usual) expect(look, value).toEqual(without)
        else if (usual) expect(look, value).not.toEqual(without)
      }
      expect(consoleLines).toEqual([])
      await lookWith(name, 'nonsense')
      const warning = `^<${tagName}>: ${name}="nonsense" is not ${valuesOf(attribute).join(' or ')}\\. Taken instead: ${usual ?? '.+'}\\.$`
      await expect.poll(() => consoleLines).toEqual([expect.stringMatching(warning)])
      consoleLines.pop()
      await lookWith(name, '')
    }
  })

  test(`<${tagName}> has what is documented`, async ({ page, partner }) => {
    await page.goto(`${partner}/${address}?mode=dialog&service=residential`)
    await page.getByRole('button', { name: /^(Get an instant quote|Ask a question)$/ }).click()
    if (tagName === 'quote-builder') await wizardOn(page).more('bedroom', 1)
    else await inquiryOn(page).send.click()
    const tag = page.locator(tagName)
    await test.step('it observes the documented attributes, and each is also a property', async () => {
      const found = await tag.evaluate(
        (self, fields) => {
          const made = self.constructor as unknown as { observedAttributes: string[] }
          const ownProperties: string[] = []
          for (let at = self; !Object.hasOwn(at, 'title'); at = Object.getPrototypeOf(at)) {
            const described = Object.entries(Object.getOwnPropertyDescriptors(at))
            ownProperties.push(...described.filter(([, { set }]) => set).map(([name]) => name))
          }
          // This element is not in the page: another test covers what the values do.
          const detached: HTMLElement & Record<string, unknown> = Object.assign(
            document.createElement(self.localName),
          )
          const reflected = fields.map(({ name, attribute = '' }) => {
            const unset = detached[name]
            Object.assign(detached, { [name]: 'by property' })
            const written = detached.getAttribute(attribute)
            detached.setAttribute(attribute, 'by attribute')
            const read = detached[name]
            Object.assign(detached, { [name]: null })
            return [name, unset, written, read, detached.hasAttribute(attribute)]
          })
          return { observed: made.observedAttributes, ownProperties, reflected }
        },
        members.filter(({ attribute }) => attribute),
      )
      const fieldNames = attributes.map(({ fieldName }) => fieldName)
      // A framework may write a property as an attribute, whose name HTML turns into lower case.
      const lowerCase = fieldNames.map((name) => name.toLowerCase())
      const observed = new Set([...names(attributes), ...lowerCase])
      expect(found.observed.toSorted()).toEqual([...observed].toSorted())
      const own = [...new Set(found.ownProperties)].toSorted()
      expect(own).toEqual([...fieldNames, 'calls'].toSorted())
      expect(found.reflected).toEqual(
        fieldNames.map((name) => [name, '', 'by property', 'by attribute', false]),
      )
      expect(names(element.slots)).toEqual(['', 'notice'])
    })

    const found = await tag.evaluate(
      async (self, tokens) => {
        const root = self.shadowRoot as ShadowRoot
        const seen = ['color', 'backgroundColor', 'backgroundImage', 'borderColor', 'fontFamily']
        const look = () => {
          const styles = [...root.querySelectorAll('*')].map((part) => getComputedStyle(part))
          return JSON.stringify(
            styles.map((style) =>
              [...seen, 'fontSize', 'top', 'bottom', 'padding'].map(
                (name) => style[name as 'color'],
              ),
            ),
          )
        }
        let before = look()
        const host = getComputedStyle(self)
        const defaults = tokens.map((token) => host.getPropertyValue(token).replace(/\s/g, ''))
        const probes: Record<string, string> = {
          '--unit': '2px',
          '--font-text': 'serif',
          '--font-display': 'serif',
          '--launcher-lift': '9em',
          '--inset': '3px',
          '--top-bar': '9px',
        }
        const changesNothing = (token: string) => {
          self.style.setProperty(token, probes[token] ?? 'rgb(1, 2, 3)')
          const after = look()
          self.style.removeProperty(token)
          return after === before
        }
        const idleInDialog = tokens.filter(changesNothing)
        self.removeAttribute('mode')
        await new Promise(requestAnimationFrame)
        before = look()
        const idle = idleInDialog.filter(changesNothing)
        const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
        const css = rules.map((rule) => rule.cssText).join('\n')
        const read = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string)
        // Properties that the sheet or the element itself sets are internal; those it only reads are offered to partners.
        const offered = read.filter((name) => !css.includes(`${name}:`) && name !== '--letters')
        return { defaults, idle, offered: [...new Set(offered)], read }
      },
      cssProperties.map(({ name }) => name),
    )
    expect(found.idle).toEqual([])
    // Two are derived from --gold; the documentation states their computed values.
    for (const [at, { name, default: usual }] of cssProperties.entries())
      if (!['--on-gold', '--gold-light'].includes(name))
        expect(found.defaults[at], name).toBe(usual?.replace(/\s|^inherit$/g, ''))
    expect(names(cssProperties)).toEqual(expect.arrayContaining(found.offered))
    expect(found.read).toEqual(expect.arrayContaining(names(cssProperties)))
  })
}
