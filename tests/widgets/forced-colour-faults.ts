import type { Page } from 'playwright/test'

/**
 * Faults in forced colours, such as controls without an edge, icons in the colour of their
 * background, or an invisible progress.
 */
export const forcedColourFaults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.querySelector('quote-builder, inquiry-form')?.shadowRoot as ShadowRoot
    const shown = (selector: string) =>
      [...root.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && !element.closest('.hidden'),
      )
    const transparent = /^(transparent|rgba\(.*, 0\))$/
    for (const control of shown('button, select, textarea, input')) {
      const isCounterField = control.closest('.counter') && control.matches('input')
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
        isCounterField ? (control.closest('.counter') as Element) : control,
      )
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id
      const isThin = Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none'
      if (isThin || transparent.test(borderTopColor) || borderTopColor === backgroundColor)
        found.push(`${name} has no edge`)
    }
    for (const icon of shown('svg')) {
      let behind: Element | null = icon
      while (behind && transparent.test(getComputedStyle(behind).backgroundColor))
        behind = behind.parentElement
      const { stroke } = getComputedStyle(icon)
      if (behind && stroke === getComputedStyle(behind).backgroundColor)
        found.push(`an icon of ${icon.parentElement?.textContent} cannot be told from its ground`)
    }
    for (const bar of shown('[role=progressbar]')) {
      const doneColour = getComputedStyle(bar.firstElementChild as Element).backgroundColor
      if (transparent.test(doneColour) || doneColour === getComputedStyle(bar).backgroundColor)
        found.push('the bar does not show how much is done')
      if (getComputedStyle(bar).borderTopStyle === 'none') found.push('the bar has no edge')
    }
    for (const tile of shown('section, figure'))
      if (getComputedStyle(tile).borderTopStyle === 'none')
        found.push(`the tile of ${tile.textContent} has no edge`)
    for (const numeral of shown('i').filter(({ textContent }) => textContent)) {
      const { color } = getComputedStyle(numeral)
      if (color === getComputedStyle(numeral.parentElement as Element).color)
        found.push(`${numeral.textContent} has the text colour of another ground`)
    }
    const [chosen] = shown('[aria-pressed=true]')
    const [other] = shown('[aria-pressed=false]')
    if (chosen && other) {
      const styles = [chosen, other].map((tile) => getComputedStyle(tile).borderTopStyle)
      if (styles[0] === styles[1]) found.push('the chosen service looks like the others')
    }
    const [ticked] = shown(':checked:not(option)')
    const [empty] = shown('[type=checkbox]:not(:checked), [type=radio]:not(:checked)')
    if (ticked && empty) {
      const widths = [ticked, empty].map((box) => getComputedStyle(box).borderTopWidth)
      if (widths[0] === widths[1]) found.push('what is ticked looks like what is not')
    }
    return found
  })
