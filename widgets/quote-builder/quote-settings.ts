import {
  type Attributes,
  anyOf,
  attributeReader,
  type Kind,
  someOf,
} from '../element/attributes.ts'
import { type Settings, settingsReader } from '../lead/settings.ts'
import type { Answers } from '../rules/answers.ts'
import type { Prices } from '../rules/quote.ts'
import { idsOf } from '../rules/table.ts'

/** The attributes of the quote builder alone, as the element's properties are called. */
export const quoteAttributes = [
  'bedrooms',
  'bathrooms',
  'livingRooms',
  'kitchens',
  'offices',
  'restrooms',
  'commonAreas',
  'windows',
  'frequency',
  'turnaround',
  'buildingType',
  'drivewaySize',
  'surfaces',
  'extras',
  'quoteLink',
] as const

type QuoteAttributes = Attributes<(typeof quoteAttributes)[number]>

/** What the attributes of a quote builder come to. */
export interface QuoteSettings extends Settings {
  /** What the page answers for the visitor. */
  readonly known: Partial<Answers>
  /** Whether a quote has a link, and one in the page's address opens its quote. */
  readonly hasLink: boolean
}

const linkKind = anyOf(['off'])
const countKind: Kind<number> = {
  read: (value) => (/^\d{1,2}$/.test(value) ? Number(value) : undefined),
  words: 'a whole number from 0 to 99',
}

/**
 * Makes the function that turns a tag's attributes into settings; an answer that is wrong warns once
 * and stays open. `template` is the build's own EmailJS template.
 */
export function quoteSettingsReader(tag: string, template: string, prices: Prices) {
  const read = attributeReader(tag)
  const settingsOf = settingsReader(tag, template)
  const kinds = {
    frequency: anyOf(idsOf(prices.frequency)),
    turnaround: anyOf(idsOf(prices.turnaround)),
    buildingType: anyOf(idsOf(prices.buildingType)),
    drivewaySize: anyOf(idsOf(prices.drivewaySize)),
    surfaces: someOf(idsOf(prices.additionalSurfaces)),
    extras: someOf(idsOf(prices.extraServices)),
  }
  const countIn = (name: string, value?: string) => read(name, value, countKind, undefined)

  return (given: QuoteAttributes): QuoteSettings => {
    const known = {
      bedrooms: countIn('bedrooms', given.bedrooms),
      bathrooms: countIn('bathrooms', given.bathrooms),
      livingRooms: countIn('living-rooms', given.livingRooms),
      kitchens: countIn('kitchens', given.kitchens),
      officeCount: countIn('offices', given.offices),
      restrooms: countIn('restrooms', given.restrooms),
      commonAreas: countIn('common-areas', given.commonAreas),
      windowCount: countIn('windows', given.windows),
      frequency: read('frequency', given.frequency, kinds.frequency, undefined),
      turnaround: read('turnaround', given.turnaround, kinds.turnaround, undefined),
      buildingType: read('building-type', given.buildingType, kinds.buildingType, undefined),
      drivewaySize: read('driveway-size', given.drivewaySize, kinds.drivewaySize, undefined),
      additionalSurfaces: read('surfaces', given.surfaces, kinds.surfaces, undefined),
      extraServices: read('extras', given.extras, kinds.extras, undefined),
    }
    const answered = Object.entries(known).filter(([, answer]) => answer !== undefined)
    return {
      ...settingsOf(given),
      known: Object.fromEntries(answered),
      hasLink: read('quote-link', given.quoteLink, linkKind, 'on') === 'on',
    }
  }
}
