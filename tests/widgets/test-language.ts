import type { Page } from 'playwright/test'
import { business } from '../facts.ts'
import { builtLanguage, companyTexts, type Dictionary, type LanguageFile } from './languages.ts'

/*
 * A language that no one speaks, for what tables of words and styles could miss: every letter has an accent, so that a
 * plain one is English that was left; every message is 40 % longer; and it is read from the right.
 */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀçďéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ']
const padding = 'ŵóŕďš áñď ɱóŕé '

/** A text with accents, and longer; what is in braces stays. */
export function accentedText(text: string): string {
  const braces = /\{\w+\}/g
  const letters = text.replaceAll(braces, '').match(/[a-z]/gi)?.length ?? 0
  const longer = padding.repeat(letters).slice(0, Math.ceil(letters * 0.4))
  const parts = text.replace(/\s*$/, (space) => `${longer && ` ${longer.trim()}`}${space}`)
  return parts.replaceAll(/\{\w+\}|[a-z]/gi, (part) => accented[plain.indexOf(part)] ?? part)
}

/** The file of the language; `texts` are what the company says. */
export function testLanguage(texts = companyTexts()): LanguageFile {
  const { words } = builtLanguage('fr')
  return {
    direction: 'rtl',
    byMachine: accentedText('Translated by a machine.'),
    words: accentedWords(words),
    company: Object.fromEntries(texts.map((text) => [text, accentedText(text)])),
  }
}

/** The English of each message, with accents. */
const accentedWords = (words: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.keys(words).map((english) => [english, accentedText(withoutEnglish(english))]),
  )

/** A message without the places for English words of the currency, which other languages do not use. */
const withoutEnglish = (text: string) =>
  text.replace('{n} {many}', '{price}').replace(' {currency}', '')

/** What is in no language: names, addresses, what a visitor typed, and dates, which the browser writes in French. */
const names = new RegExp(
  [
    business.name,
    business.city,
    business.area,
    business.street,
    String.raw`\S+@\S*|https?:\S+|localhost:\d+|\S+\.(com|example)`,
    'Sam Sample|The side gate sticks\\.\\s+Please lift it\\.|Priya( Nair)?',
    String.raw`The driveway is green\.\s+Fridays are best, if it isn't raining\.`,
  ].join('|'),
  'g',
)

/** The texts of the widget, or of the printed sheet, seen or read aloud, that have a plain English word in them. */
export async function englishOn(page: Page, of = 'quote-builder, inquiry-form'): Promise<string[]> {
  const texts = await page.locator(of).evaluate((element) => {
    const root = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument
    if (!root) throw new Error('It has no content.')
    const found: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!parentElement?.closest('style, textarea')) found.push(`${textContent}`)
    }
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ])
      for (const element of root.querySelectorAll(`[${name}]`))
        found.push(`${element.getAttribute(name)}`)
    return found
  })
  return texts.filter((text) => /[a-z]{3}/i.test(text.replaceAll(names, '')))
}

/** The texts that a box around them cuts off, apart from those in `accepted`. */
export const cutOn = (page: Page, accepted = '.hidden') =>
  page.evaluate((accepted) => {
    const root = document.querySelector('quote-builder, inquiry-form')?.shadowRoot as ShadowRoot
    const found: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      if (parentElement.closest(`.hidden, option, ${accepted}`)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const text = range.getBoundingClientRect()
      for (let box: Element | null = parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isWide = overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1)
        const isHigh =
          /hidden|clip/.test(overflowY) && (text.top < top - 3 || text.bottom > bottom + 3)
        if (isWide || isHigh) found.push(textContent)
      }
    }
    return found
  }, accepted)

/**
 * The boxes that are not where the mirror image of the same page, read from the left, has them. A text in its line may
 * be in another order, and drawings are as they are.
 */
export const unmirroredOn = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('quote-builder, inquiry-form')?.shadowRoot as ShadowRoot
    const holders = [...root.querySelectorAll<HTMLElement>('[dir]')]
    const boxes = () =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const { display } = getComputedStyle(element)
        if (!element.checkVisibility() || element.closest('.hidden, .floor-plan, bdi')) return []
        if (/^inline$|contents|none/.test(display) || element instanceof SVGElement) return []
        return [{ element, box: element.getBoundingClientRect() }]
      })
    const fromTheRight = boxes()
    for (const holder of holders) holder.dir = 'ltr'
    const fromTheLeft = boxes()
    for (const holder of holders) holder.dir = 'rtl'
    const width = document.documentElement.clientWidth
    return fromTheRight.flatMap(({ element, box }, index) => {
      const other = fromTheLeft[index]?.box
      if (other && Math.abs(width - other.right - box.left) < 3) return []
      return [
        `${element.localName}.${element.className}: ${Math.round(box.left)}, not ${Math.round(width - (other?.right ?? 0))}`,
      ]
    })
  })
