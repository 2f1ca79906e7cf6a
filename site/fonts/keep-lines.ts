/**
 * Makes a change of fonts after which the text in view breaks into as many lines as before, so that nothing below it
 * moves: where it would not, its letters are spaced so that it is as wide as it was. That is a hundredth or two of
 * their size. An animation says so, as React owns the attributes.
 */
export function keepLines(change: () => void) {
  const blocks = blocksInView().map((block) => ({
    block,
    height: block.offsetHeight,
    width: widthOf(block),
  }))
  change()
  const moved = blocks
    .filter(({ block, height }) => block.offsetHeight !== height)
    .map(({ block, width }) => ({ block, spacing: spacingFor(block, width) }))
  for (const { block, spacing } of moved) {
    block.animate({ letterSpacing: `${spacing}px` }, { fill: 'forwards' })
  }
}

/** The space between letters, in pixels, with which the text of a block is so wide. */
function spacingFor(block: HTMLElement, width: number): number {
  const now = Number.parseFloat(getComputedStyle(block).letterSpacing) || 0
  const letters = textsIn(block).reduce((sum, { data }) => sum + data.length, 0)
  return now + (width - widthOf(block)) / letters
}

/** The boxes that the text in the window is broken in. */
function blocksInView(): HTMLElement[] {
  const widgets = [...document.querySelectorAll('quote-builder, inquiry-form')]
  const roots = [document.body, ...widgets.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const parents = roots.flatMap(textsIn).flatMap(({ parentElement }) => parentElement ?? [])
  return [...new Set([...new Set(parents)].filter(isInView).map(blockOf))]
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && width > 0
}

function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element
  const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return isInline && parentElement ? blockOf(parentElement) : element
}

/** How long the text of a block would be on one line. */
function widthOf(block: HTMLElement): number {
  const range = document.createRange()
  return textsIn(block)
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
