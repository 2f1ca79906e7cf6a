/**
 * Makes a change of fonts after which the text in view breaks into as many lines as before, so that nothing below it
 * moves: where it would not, its letters are spaced so that it is as wide as it was, if that takes so little that
 * nobody sees it. A window that becomes wider or narrower has other lines anyway, and the spacing ends.
 */
export function keepLines(change: () => void) {
  const boxes = boxesInView().map((element) => ({
    element,
    height: element.offsetHeight,
    width: widthOf(element),
  }))
  change()
  for (const box of boxes.filter(hasOtherLines)) {
    // Those within a row have changed it meanwhile.
    if (hasOtherLines(box)) space(box)
  }
}

/** A box as it was before the change. */
interface Box {
  element: HTMLElement
  height: number
  width: number
}

/** Less than any line is high, in pixels, and more than a font changes a line. */
const halfLine = 5

function hasOtherLines({ element, height }: Box): boolean {
  return Math.abs(element.offsetHeight - height) > halfLine
}

/** How often letters are moved on while the lines are not there, by which part of the font size, and how far at most. */
const attempts = 20
const nudge = 0.002
const most = 0.04

/** Spaces the letters of a box so that its text is so wide as it was, or a little more or less, until it has its lines. */
function space(box: Box) {
  const { element, height, width } = box
  const texts = textsIn(element)
  const letters = texts.reduce((sum, { data }) => sum + data.length, 0)
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  let extra = (width - widthOf(element)) / letters
  const spacers = [...new Set(texts.flatMap(({ parentElement }) => parentElement ?? []))].map(
    spacerOf,
  )
  for (let attempt = 0; attempt < attempts && Math.abs(extra) <= most * size; attempt++) {
    for (const { setSpace } of spacers) setSpace(extra)
    if (!hasOtherLines(box)) return
    extra += Math.sign(height - element.offsetHeight) * nudge * size
  }
  // It cannot be had: the text is then as it is meant to be.
  for (const { end } of spacers) end()
}

/** Adds so many pixels to the space between the letters of an element. React owns the attributes: an animation changes none. */
function spacerOf(element: HTMLElement) {
  const before = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
  const effect = new KeyframeEffect(element, [], { fill: 'forwards' })
  const animation = new Animation(effect)
  animation.play()
  const { innerWidth: width } = window
  const end = () => animation.cancel()
  addEventListener('resize', () => innerWidth !== width && end())
  return {
    setSpace: (extra: number) => effect.setKeyframes({ letterSpacing: `${before + extra}px` }),
    end,
  }
}

/** The boxes in the window that text is broken in, and after them those whose boxes are. */
function boxesInView(): HTMLElement[] {
  const widgets = [...document.querySelectorAll('quote-builder, inquiry-form')]
  const roots = [document.body, ...widgets.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const parents = roots.flatMap(textsIn).flatMap(({ parentElement }) => parentElement ?? [])
  const boxes = new Set([...new Set(parents)].filter(isInView).map(boxOf))
  const rows = [...boxes].flatMap((box) => box.parentElement ?? []).filter(isWrapped)
  return [...new Set([...boxes, ...rows])]
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && width > 0
}

function isWrapped(element: HTMLElement): boolean {
  return getComputedStyle(element).flexWrap === 'wrap'
}

function boxOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element
  const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return isInline && parentElement ? boxOf(parentElement) : element
}

/** How long the text of a box is, all its lines together. */
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
