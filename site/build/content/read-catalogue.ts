import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { WizardWords } from '../../../widgets/rules/company/business.ts'
import type { Catalogue, Charges, Service, Step } from '../../../widgets/rules/company/catalogue.ts'
import type { AnnouncedOffer, ChargesFile } from '../../content-schema/quotes.ts'
import type { ServicePage } from '../../content-schema/services.ts'
import { iconIn, type Read, servicesIn, withIcons } from './files.ts'
import { readerOf } from './reader.ts'

/** The catalogue of a folder of content, whose files are already checked. */
interface ReadCatalogue {
  readonly catalogue: Catalogue
  /** What pages show of the services, in the same order. */
  readonly pages: readonly ServicePage[]
  /** The name of each service, by its id. */
  readonly serviceNames: Readonly<Record<string, string>>
  readonly words: WizardWords
  /** The announced offer; null when there is none. */
  readonly offer: AnnouncedOffer | null
}

/** Reads the services, the extras and the charges of a folder such as site/content. */
export function readCatalogue(folder: string): ReadCatalogue {
  const read = readerOf(folder)
  const services = servicesIn(folder, read)
  return {
    catalogue: {
      services: services.map(
        ({ id, name, code, icon, card: { from, unit }, nothing, crew, steps }): Service => ({
          id,
          name,
          ...(code !== undefined && { code }),
          icon: iconIn(folder, icon),
          card: { from, unit },
          nothing,
          ...(crew !== undefined && { crew }),
          steps: withoutTiles(withIcons(folder, steps)),
        }),
      ),
      extras: withoutTiles(withIcons(folder, read<Step>('extras.json'))),
      charges: chargesOf(read<ChargesFile>('charges.json')),
    },
    pages: services.map(
      ({
        id,
        name,
        path,
        places,
        head,
        icon,
        menuIcon = icon,
        picture,
        card,
        listed,
        typical,
      }) => ({
        id,
        name,
        path,
        ...(places !== undefined && { places }),
        ...(head && { head }),
        menuIcon: iconIn(folder, menuIcon),
        ...(picture !== undefined && { picture }),
        text: card.text,
        listed,
        ...(typical && { typical }),
      }),
    ),
    serviceNames: Object.fromEntries(services.map(({ id, name }) => [id, name])),
    words: read<WizardWords>('wizard.json'),
    offer: announcedOffer(folder, read),
  }
}

/** The drawings of tiles are among the pictures (tile-pictures.ts). */
function withoutTiles<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content, (key, value) => (key === 'tile' ? undefined : value)))
}

/** Separates the taxes that prices include from those that are added. */
function chargesOf({ minimum, taxes }: ChargesFile): Charges {
  const taxesThat = (are: 'included' | 'added') =>
    taxes
      .filter(({ included = false }) => included === (are === 'included'))
      .map(({ name, percent }) => ({ name, percent }))
  const includedTaxes = taxesThat('included')
  return {
    minimum,
    taxes: taxesThat('added'),
    ...(includedTaxes.length > 0 && { includedTaxes }),
  }
}

function announcedOffer(folder: string, read: Read): AnnouncedOffer | null {
  if (!existsSync(join(folder, 'offer.json'))) return null
  const offer = read<AnnouncedOffer>('offer.json')
  return offer.percent > 0 ? offer : null
}
