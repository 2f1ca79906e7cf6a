import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { amount, cents } from '../../../widgets/rules/company/money.ts'
import type { Business } from '../../content-schema/company.ts'
import type { ServicesContent } from '../../content-schema/pages.ts'
import type { ServiceFile, ServicePage } from '../../content-schema/services.ts'
import * as words from '../../words/site.ts'
import { companyOf } from './company.ts'
import { servicesIn } from './files.ts'
import { readJson } from './read-text.ts'

/** The facts that texts may name in braces, by name: `phone` for `Call {phone}.` */
export type Facts = Readonly<Record<string, string>>

const placeholder = /\{(\w+(?:[.-]\w+)*)\}/g

/** The facts of a folder of content, without those that its files do not say yet. */
export function factsOf(folder: string): Facts {
  const read = <Shape>(file: string) => readJson<Shape>(join(folder, file))
  const { name, shortName, street, town, city, area, phone, email, ...business } = companyOf(
    read<Business>('business.json'),
  )
  const { province, region, postalCode } = business
  const { sign } = business.conventions.currency
  const services = servicesIn(folder, read)
  return {
    name,
    shortName,
    street,
    town,
    ...(province && { province }),
    ...(postalCode && { postalCode }),
    city,
    ...(region && { region }),
    area,
    phone,
    email,
    responseHours: String(business.responseHours),
    responseDays: business.responseDays,
    ...inBothCases('places', servedPlaces(services)),
    'places.list': servedPlaceNames(services).join(', '),
    ...inBothCases('services', servicesInWords(services.length)),
    ...cardFacts(folder, services.length),
    ...Object.assign({}, ...services.map((service) => typicalFacts(service, sign))),
  }
}

/** The facts; undefined when their files cannot be read. */
export function readableFacts(folder: string): Facts | undefined {
  try {
    return factsOf(folder)
  } catch {
    return undefined
  }
}

const servicesInWords = (count: number) => `${numberInWords(count)} ${words.facts.services(count)}`

/** How many cards the page of all services has. */
function cardFacts(folder: string, services: number): Facts {
  const file = join(folder, 'pages/services.json')
  if (!existsSync(file)) return {}
  const { others } = readJson<ServicesContent>(file)
  return inBothCases('cards', numberInWords(services + others.length))
}

/** A text as `{places}`, and with a capital as `{Places}`, for the start of a sentence. */
function inBothCases(name: string, text: string): Facts {
  const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
  return { [name]: text, [capital(name)]: capital(text) }
}

/** The usual price of a visit, if a service has one: in words for a sentence, and each amount. */
function typicalFacts({ id, typical }: ServiceFile & { id: string }, sign: string): Facts {
  if (!typical) return {}
  const [from, to] = [amount(cents(typical.from)), amount(cents(typical.to))]
  return {
    [`typical.${id}`]: words.facts.fromTo(`${sign}${from}`, `${sign}${to}`),
    [`typical.${id}.from`]: from,
    [`typical.${id}.to`]: to,
  }
}

/** The names of the facts, for a problem that lists them. */
export function namesOf(facts: Facts): string {
  return Object.keys(facts)
    .map((fact) => `{${fact}}`)
    .join(', ')
}

/** The names in braces that are not facts: `fone` in `Call {fone}.` */
export function unknownPlaceholders(text: string, facts: Facts): string[] {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name)
  return names.filter((name) => !Object.hasOwn(facts, name))
}

/** Replaces the names in braces by their facts. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(placeholder, (braces, name) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? braces) : braces,
  )
}

/** A number as it is written in a sentence: `four`, and from 11 on in digits. */
export function numberInWords(number: number): string {
  return words.facts.numbers[number] ?? String(number)
}

type ServicePlaces = Pick<ServicePage, 'name' | 'places'>

/** The places that each service takes care of. */
function servedPlaceNames(services: readonly ServicePlaces[]): readonly string[] {
  return services.map(({ name, places = name }) => places)
}

/** The same as a list in a sentence: `homes, shops and gardens`. */
export function servedPlaces(services: readonly ServicePlaces[]): string {
  const places = servedPlaceNames(services)
  const last = places.at(-1) ?? ''
  const others = places.slice(0, -1)
  return others.length > 0 ? words.facts.and(others.join(', '), last) : last
}
