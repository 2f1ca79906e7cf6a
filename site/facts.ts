import * as business from './content/business.ts'

const { name, shortName, street, town, province, city, region, area, phone, email } = business

const facts: Readonly<Record<string, string>> = {
  name,
  shortName,
  street,
  town,
  province,
  city,
  region,
  area,
  phone,
  email,
  responseHours: String(business.responseHours),
  responseDays: business.responseDays,
}

const placeholder = /\{(\w+)\}/g

/** What texts of site/content may name in braces, as in `Call {phone}.`, for the sentence that says so. */
export const whatFacts = Object.keys(facts)
  .map((fact) => `{${fact}}`)
  .join(', ')

/** The names in braces that stand for no fact: `fone` of `Call {fone}.` */
export function unknownPlaceholders(text: string): string[] {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name)
  return names.filter((name) => !Object.hasOwn(facts, name))
}

/** A text with the facts it names in their places, each as `written` writes it. */
export function withFacts(text: string, written = (fact: string) => fact): string {
  return text.replace(placeholder, (braces, name) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    return fact === undefined ? braces : written(fact)
  })
}
