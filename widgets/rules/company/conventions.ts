/** How amounts, dates and phone numbers are written where the company is. */
export interface Conventions {
  /** The two letters of the country, such as CA. */
  readonly country: string
  /** The English of the country, such as en-CA. */
  readonly locale: string
  readonly currency: Currency
}

export interface Currency {
  /** The three letters of ISO 4217, such as CAD. */
  readonly code: string
  /** What is written before an amount: `$`, or with a space `CHF `. */
  readonly sign: string
  /** What a sentence calls one, and several: `dollar` and `dollars`. */
  readonly one: string
  readonly many: string
}

/** What a script shows that sets nothing: ISO 4217 has XXX and Unicode has ¤ for no currency at all. */
let current: Conventions = {
  country: '',
  locale: 'en',
  currency: { code: 'XXX', sign: '¤', one: 'unit', many: 'units' },
}

/**
 * Each script calls this once, before it shows anything, with what the content says. A page shows one company: as an
 * argument it would go through every component and rule that names a price, and change for none of them.
 */
export function setConventions(given: Conventions): void {
  current = given
}

export function conventions(): Conventions {
  return current
}
