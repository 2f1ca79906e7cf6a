import type { Currency } from '../../../widgets/rules/company/conventions.ts'

/**
 * How amounts of a currency are written in English. The build works it out, since
 * Intl.NumberFormat keeps a slow phone busy for 80 ms.
 */
export function currencyOf(code: string): Currency {
  const parts = partsOf(1, code, 'narrowSymbol')
  const figure = parts.findIndex(({ type }) => type === 'integer')
  return {
    code,
    sign: parts
      .slice(0, figure)
      .map(({ value }) => value)
      .join(''),
    one: unitOf(1, code),
    many: unitOf(2, code),
  }
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** `dollars` for `Canadian dollars`: people who pay in them do not name the country. */
function unitOf(amount: number, code: string): string {
  const name = partsOf(amount, code, 'name').find(({ type }) => type === 'currency')?.value ?? code
  return name.replace(/^.* /, '').toLowerCase()
}

function partsOf(amount: number, currency: string, currencyDisplay: 'narrowSymbol' | 'name') {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay,
    // With cents, the name of 1.00 is the plural: dollars.
    maximumFractionDigits: 0,
  })
  return format.formatToParts(amount)
}
