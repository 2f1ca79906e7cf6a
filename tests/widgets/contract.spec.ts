import { expect, test } from '../browser.ts'
import { elements, names, pages, valuesOf } from './element-descriptions.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

for (const element of elements) {
  const { tagName, attributes } = element
  const enumerations = attributes.filter((attribute) => valuesOf(attribute)[0])

  test.describe('with values that are not documented', () => {
    test.use({
      expectedMessages: [/^warning: <[\w-]+>: [\w-]+="nonsense" is not .+\. Taken instead: .+\.$/],
    })

    test(`<${tagName}> accepts every value of an enumeration and no other, and its default acts as if it was not set`, async ({
      page,
      partner,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => warnings.push(message.text()))
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(`${partner}/${pages[tagName]}`)
      const tag = page.locator(tagName)
      const lookWith = (name: string, value: string) =>
        tag.evaluate(
          (self, [attribute = '', given = '']) => {
            if (given) self.setAttribute(attribute, given)
            else self.removeAttribute(attribute)
            return new Promise((resolve) =>
              requestAnimationFrame(() => {
                const wizard = self.shadowRoot?.querySelector('.wizard') as Element
                const { colorScheme, color } = getComputedStyle(wizard)
                const parts = self.shadowRoot?.querySelectorAll('[part]') ?? []
                resolve([color, colorScheme, ...[...parts].map((part) => part.part.value)])
              }),
            )
          },
          [name, value],
        )
      for (const attribute of enumerations) {
        const without = await lookWith(attribute.name, '')
        for (const value of valuesOf(attribute)) {
          const look = await lookWith(attribute.name, value)
          if (value === attribute.default) expect(look, value).toEqual(without)
          else if (attribute.default) expect(look, value).not.toEqual(without)
        }
        expect(warnings).toEqual([])
        await lookWith(attribute.name, 'nonsense')
        await expect
          .poll(() => warnings)
          .toEqual([
            expect.stringMatching(
              `^<${tagName}>: ${attribute.name}="nonsense" is not ${valuesOf(attribute).join(' or ')}\\. Taken instead: ${attribute.default ?? '.+'}\\.$`,
            ),
          ])
        warnings.pop()
        await lookWith(attribute.name, '')
      }
    })
  })
}

for (const element of elements) {
  const { tagName, attributes, members, cssProperties } = element
  test(`<${tagName}> has exactly the documented attributes and tokens; each token changes its look and has the documented default`, async ({
    page,
    partner,
  }) => {
    await page.goto(`${partner}/${pages[tagName]}?mode=dialog&service=residential`)
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
          const detached = document.createElement(self.localName) as HTMLElement &
            Record<string, unknown>
          const reflected = fields.map(({ name, attribute = '' }) => {
            const unset = detached[name]
            detached[name] = 'by property'
            const written = detached.getAttribute(attribute)
            detached.setAttribute(attribute, 'by attribute')
            const read = detached[name]
            detached[name] = null
            return [name, unset, written, read, detached.hasAttribute(attribute)]
          })
          return { observed: made.observedAttributes, ownProperties, reflected }
        },
        members.filter(({ attribute }) => attribute),
      )
      // A framework may write a property as an attribute, whose name HTML turns into lower case.
      const lowerCase = attributes.map(({ fieldName = '' }) => fieldName.toLowerCase())
      const observed = new Set([...names(attributes), ...lowerCase])
      expect(found.observed.toSorted()).toEqual([...observed].toSorted())
      expect([...new Set(found.ownProperties)].toSorted()).toEqual(
        [...attributes.map(({ fieldName }) => fieldName), 'calls'].toSorted(),
      )
      expect(found.reflected).toEqual(
        attributes.map(({ fieldName }) => [fieldName, '', 'by property', 'by attribute', false]),
      )
      expect(names(element.slots)).toEqual(['', 'notice'])
    })

    const found = await tag.evaluate(
      async (self, tokens) => {
        const root = self.shadowRoot as ShadowRoot
        const look = () =>
          [...root.querySelectorAll('*')].map((element) => {
            const style = getComputedStyle(element)
            const { color, backgroundColor, backgroundImage, borderColor, fontFamily } = style
            return [
              color,
              backgroundColor,
              backgroundImage,
              borderColor,
              fontFamily,
              style.fontSize,
              style.bottom,
              style.padding,
            ]
          })
        let before = JSON.stringify(look())
        const host = getComputedStyle(self)
        const defaults = tokens.map((token) => host.getPropertyValue(token).replace(/\s/g, ''))
        const changesNothing = (token: string) => {
          const probe = {
            '--unit': '2px',
            '--font-text': 'serif',
            '--font-display': 'serif',
            '--launcher-lift': '9em',
            '--inset': '3px',
          }[token]
          self.style.setProperty(token, probe ?? 'rgb(1, 2, 3)')
          const after = JSON.stringify(look())
          self.style.removeProperty(token)
          return after === before
        }
        const idleInDialog = tokens.filter(changesNothing)
        self.removeAttribute('mode')
        await new Promise(requestAnimationFrame)
        before = JSON.stringify(look())
        const idle = idleInDialog.filter(changesNothing)
        const css = root.adoptedStyleSheets
          .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
          .join('\n')
        const read = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string)
        // Properties that the sheet or the element itself sets are internal; those it only reads are offered to partners.
        const offered = read.filter((name) => !css.includes(`${name}:`) && name !== '--letters')
        return { defaults, idle, offered: [...new Set(offered)], read }
      },
      cssProperties.map(({ name }) => name),
    )
    expect(found.idle).toEqual([])
    const defaultOf = (token: { default?: string }) => token.default?.replace(/\s|^inherit$/g, '')
    // Two are derived from --gold; the documentation states their computed values.
    const isPlain = ({ name }: { name: string }) => !['--on-gold', '--gold-light'].includes(name)
    const plain = (_: unknown, index: number) => isPlain(cssProperties[index] ?? { name: '' })
    expect(found.defaults.filter(plain)).toEqual(cssProperties.filter(isPlain).map(defaultOf))
    expect(names(cssProperties)).toEqual(expect.arrayContaining(found.offered))
    expect(found.read).toEqual(expect.arrayContaining(names(cssProperties)))
  })
}
