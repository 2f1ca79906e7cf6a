/**
 * Changes the fonts so that the text in view keeps its number of lines and nothing below it moves.
 * Where the number would change, the letters are spaced to restore the old width, if the spacing is
 * too small to notice. When the window changes its width, lines break differently anyway, and the
 * spacing ends.
 */
export function keepLines(change: () => void) {
  const boxes = boxesInView().map((element) => ({
    element,
    height: element.offsetHeight,
    width: widthOf(element),
  }))
  change()
  for (const box of boxes.filter(hasOtherLines)) {
    // Spacing the boxes in a row may already have corrected the row.
    if (hasOtherLines(box)) space(box)
  }
}

/** A box as it was before the change. */
interface Box {
  element: HTMLElement
  height: number
  width: number
}

/** In pixels: less than the height of any line, and more than a font changes that height. */
const halfLine = 5

function hasOtherLines({ element, height }: Box): boolean {
  return Math.abs(element.offsetHeight - height) > halfLine
}

/** How many times the spacing is tried, until the number of lines is right. */
const attempts = 20
/** How much the spacing changes between two tries, as a part of the font size. */
const nudge = 0.002
/** How much spacing is allowed, as a part of the font size. */
const maxSpace = 0.04

/** Spaces the letters of a box to about their old width, until it has its old number of lines. */
function space(box: Box) {
  const { element, height, width } = box
  const texts = textsIn(element)
  const letters = texts.reduce((sum, { data }) => sum + data.length, 0)
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  let extra = (width - widthOf(element)) / letters
  const spacers = [...new Set(texts.flatMap(({ parentElement }) => parentElement ?? []))].map(
    spacerOf,
  )
  for (let attempt = 0; attempt < attempts && Math.abs(extra) <= maxSpace * size; attempt++) {
    for (const { setSpace } of spacers) setSpace(extra)
    if (!hasOtherLines(box)) return
    extra += Math.sign(height - element.offsetHeight) * nudge * size
  }
  // The old number of lines cannot be reached, so the text keeps its normal spacing.
  for (const { end } of spacers) end()
}

/**
 * Adds pixels to the letter spacing of an element. An animation does it, because attributes belong
 * to React.
 */
function spacerOf(element: HTMLElement) {
  const normalSpace = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
  const effect = new KeyframeEffect(element, [], { fill: 'forwards' })
  const animation = new Animation(effect)
  animation.play()
  const { innerWidth: width } = window
  const end = () => animation.cancel()
  addEventListener('resize', () => {
    if (innerWidth !== width) end()
  })
  return {
    setSpace: (extra: number) => effect.setKeyframes({ letterSpacing: `${normalSpace + extra}px` }),
    end,
  }
}

/**
 * The boxes in view whose text breaks into lines, then the wrapping rows that contain such boxes.
 */
function boxesInView(): HTMLElement[] {
  const widgets = [...document.querySelectorAll('quote-builder, inquiry-form')]
  const roots = [document.body, ...widgets.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const parents = roots.flatMap(textsIn).flatMap(({ parentElement }) => parentElement ?? [])
  const boxes = new Set([...new Set(parents)].filter(isInView).map(boxOf))
  const rows = [...boxes].flatMap((box) => rowOf(box) ?? []).filter(isWrapped)
  return [...new Set([...boxes, ...rows])]
}

function isInView(element: HTMLElement): boolean {
  // Measuring a part whose content is still skipped would lay it out.
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The element in which a box, alone in its list item or not, is next to others. */
function rowOf({ parentElement }: HTMLElement): HTMLElement | null {
  return parentElement?.childElementCount === 1 ? rowOf(parentElement) : parentElement
}

function isWrapped(element: HTMLElement): boolean {
  return getComputedStyle(element).flexWrap === 'wrap'
}

function boxOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element
  const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return isInline && parentElement ? boxOf(parentElement) : element
}

/** The width of the text of a box, all its lines added up. */
function widthOf(box: HTMLElement): number {
  const range = document.createRange()
  return textsIn(box)
    .flatMap((text) => {
      range.selectNode(text)
      return [...range.getClientRects()]
    })
    .reduce((sum, { width }) => sum + width, 0)
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim()) texts.push(text)
  }
  return texts
}
