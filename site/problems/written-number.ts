/**
 * The number that people mean by a value such as `$80`, `80,50`, `1 200`, `1.200,50`, `30%`, `.5` or `080`; undefined
 * if it is not one. With a single comma or dot before three digits it separates thousands.
 */
export function meantNumber(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  const [, digits = ''] =
    /^[-+]?(?:[\p{Sc}]|[A-Z]{3})?\s*(\d[\d.,'’\s]*|[.,]\d+)\s*(?:[\p{Sc}%]|[A-Z]{3})?$/u.exec(
      text,
    ) ?? []
  const plain = digits.trim().replace(/['’\s]/g, '')
  if (!plain || !/\d$/.test(plain)) return undefined
  const decimal = decimalSign(plain)
  const [whole = '', part = ''] = decimal ? splitAtLast(plain, decimal) : [plain]
  const number = Number(`${whole.replace(/[.,]/g, '') || 0}.${part || 0}`)
  return text.startsWith('-') ? -number : number
}

/** The sign before the decimals: the last of the text, unless it separates thousands. */
function decimalSign(text: string): string {
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1) ?? ''
  const isGroup = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(text)
  return isGroup || (signs.length > 1 && signs.every((sign) => sign === last)) ? '' : last
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign)
  return [text.slice(0, at), text.slice(at + 1)]
}
