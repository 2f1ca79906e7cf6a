/** The luminance at which black and white text have equal contrast; fields/widget.css has the same number. */
const middle = 0.179

/** The tokens that are computed from --gold unless the page sets them, as fields/widget.css computes them. */
export function tokensFromGold(gold: string): Readonly<Record<string, string>> {
  const parts = partsOf(gold)
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle
  const lightParts = parts.map((part) => Math.round(0.86 * part + (isLight ? 0.14 * 255 : 0)))
  return {
    '--on-gold': isLight ? '#000' : '#fff',
    '--gold-light': `#${lightParts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** The red, green and blue of a colour; of a colour for two themes, those of the first theme. */
function partsOf(colour: string): number[] {
  const [, digits = ''] = /#([\da-f]{3,6})/i.exec(colour) ?? []
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(pairs.slice(at, at + 2), 16))
}
