import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { openWith, setOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { builtLanguage, type Code, sayIn } from './languages.ts'
import { patience, scriptInLanguages } from './pages.ts'
import { inEnglish } from './say.ts'

const script = scriptInLanguages('inquiry-form')
const form = '<inquiry-form></inquiry-form>'
const inShadow = (markup: string) => `<template shadowrootmode="open">${markup}</template>`

const sayOf = (code: Code | 'en') => (code === 'en' ? inEnglish : sayIn(code, builtLanguage(code)))

/** Expects that each form of the page is in one of these languages, in their order. */
async function expectForms(page: Page, ...codes: (Code | 'en')[]) {
  const labels = codes.map((code) => sayOf(code)('Send Message'))
  await expect(page.locator('[part=send]')).toHaveText(labels)
}

test.beforeEach(({ page }) => page.addInitScript(patience))

const places: Readonly<Record<string, [lines: string, code: Code | 'en']>> = {
  'its own language counts before that around it': [
    '<main lang="zh"><inquiry-form lang="fr"></inquiry-form></main>',
    'fr',
  ],
  'an empty language of its own is English': [
    '<main lang="zh"><inquiry-form lang=""></inquiry-form></main>',
    'en',
  ],
  'the nearest language around it counts': [
    `<main lang="zh"><section lang="pa"><p>${form}</p></section></main>`,
    'pa',
  ],
  'a slot’s language counts before that of the page': [
    `<main lang="zh">${inShadow('<section lang="fr"><slot></slot></section>')}${form}</main>`,
    'fr',
  ],
  'the language of a shadow host counts in its shadow': [
    `<main lang="zh">${inShadow(form)}</main>`,
    'zh',
  ],
  'a page without a language is in English': [form, 'en'],
}

for (const [title, [lines, code]] of Object.entries(places))
  test(title, async ({ page, partner }) => {
    await openWith(page, partner, script + lines)
    await expectForms(page, code)
  })

test('regions of a language are served, and another script of it is not', async ({
  page,
  partner,
}) => {
  await openWith(page, partner, script + form)
  const element = page.locator('inquiry-form')
  for (const [lang, code] of [
    ['fr-CA', 'fr'],
    ['pa-Arab', 'en'],
    ['zh-CN', 'zh'],
    ['zh-Hant', 'en'],
    ['pa-IN', 'pa'],
    ['xx', 'en'],
    ['ZH', 'zh'],
    ['not a language', 'en'],
  ] as const) {
    await setOn(element, { lang })
    await expectForms(page, code)
  }
})

test.describe('in a browser whose own language is French', () => {
  test.use({ locale: 'fr-CA' })

  test('an English page is in English, and requests no language', async ({ page, partner }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    for (const lang of ['', ' lang="en-CA"']) {
      const lines = `${script}${scriptInLanguages('quote-builder')}<main${lang}>${form}<quote-builder></quote-builder></main>`
      await openWith(page, partner, lines)
      await expectForms(page, 'en')
      await expect(page.getByRole('heading', { name: 'What needs cleaning?' })).toBeVisible()
    }
    expect(requested.filter((path) => /\/[a-z]{2}\.js$/.test(path))).toEqual([])
  })
})

test('two elements request a language once, and each has its own', async ({ page, partner }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openWith(
    page,
    partner,
    `${script}<main lang="fr">${form}${form}<section lang="pa">${form}</section></main>`,
  )
  await expectForms(page, 'fr', 'fr', 'pa')
  await page.locator('main').evaluate((main) => main.append(document.createElement('inquiry-form')))
  await expectForms(page, 'fr', 'fr', 'pa', 'fr')
  const languages = requested.filter((path) => /\/[a-z]{2}\.js$/.test(path))
  expect(languages.toSorted()).toEqual(['/widgets/fr.js', '/widgets/pa.js'])
})

test('an element that moves into another language keeps what was typed', async ({
  page,
  partner,
}) => {
  await openWith(page, partner, `${script}<p id="here">${form}</p><p lang="fr" id="there"></p>`)
  const typed = { message: 'The driveway is green.' }
  await inquiryOn(page).fill(typed)
  await page.locator('#there').evaluate((there) => {
    there.append(document.querySelector('inquiry-form') as Element)
  })
  await expectForms(page, 'fr')
  await expect(inquiryOn(page, sayOf('fr')).message).toHaveValue(typed.message)
  await setOn(page.locator('#there'), { lang: 'zh' })
  await expectForms(page, 'zh')
  await expect(inquiryOn(page, sayOf('zh')).message).toHaveValue(typed.message)
})

test('a language that a shadow root changes is noticed', async ({ page, partner }) => {
  const slotted = `${inShadow('<section><slot></slot></section>')}${form}`
  await openWith(page, partner, `${script}<main lang="en">${slotted}</main>`)
  await expectForms(page, 'en')
  const main = page.locator('main')
  await main.evaluate((host) =>
    host.shadowRoot?.querySelector('section')?.setAttribute('lang', 'pa'),
  )
  await expectForms(page, 'pa')
})
