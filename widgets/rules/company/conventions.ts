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
  /** The words for one and for several in a sentence: `dollar` and `dollars`. */
  readonly one: string
  readonly many: string
}

/** Used until a script sets its own: ISO 4217 has XXX and Unicode has ¤ for no currency at all. */
let current: Conventions = {
  country: '',
  locale: 'en',
  currency: { code: 'XXX', sign: '¤', one: 'unit', many: 'units' },
}

/**
 * Each script calls this once, with what the content says, before it shows anything. It is a
 * module's variable because a page shows one company: an argument would pass through every
 * component and rule that names a price, and never change.
 */
export function setConventions(companyConventions: Conventions): void {
  current = companyConventions
}

export function conventions(): Conventions {
  return current
}

/** A language as it is written where the company is, such as fr-CA. */
export function localeOf(language: string): string {
  return language === 'en' ? current.locale : `${language}-${current.country}`
}
