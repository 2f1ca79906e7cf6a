import { join } from 'node:path'
import type { z } from 'zod'
import type { Block } from '../../content-schema/blocks.ts'
import type { Look } from '../../content-schema/look.ts'
import type * as page from '../../content-schema/pages.ts'
import type { ServiceFile } from '../../content-schema/services.ts'
import { headline as partnersHeadline } from '../../pages/partners/facts.ts'
import { fixedPaths } from '../../routes/route-table.ts'
import { publishedArticles } from '../articles/read.ts'
import { contentFolder } from '../content/content-folder.ts'
import { iconIn, servicesIn } from '../content/files.ts'
import { readText } from '../content/read-text.ts'
import { readCompany, readerOf } from '../content/reader.ts'
import { exporting, type MakeCode } from '../content/virtual-modules.ts'
import { readLook } from '../look/colours.ts'
import { originalsIn } from '../pictures/originals.ts'

/** What is beside the headline: a picture, perhaps with the same place before; a drawing; or lines. */
export type Art =
  | { readonly picture: string; readonly before?: string; readonly focus?: string }
  | { readonly drawing: string }
  | { readonly lines: readonly Line[] }

/** A line on a tile. The icon is an SVG path in a box of 24 × 24. */
export interface Line {
  readonly text: string
  readonly icon?: string
}

/** What the picture of a shared link to a page shows. */
export interface ShareCard {
  /** The address of the page. */
  readonly path: string
  /** The file in dist/. */
  readonly file: string
  readonly headline: string
  readonly alt: string
  /** The colour behind the headline. */
  readonly ground: 'ink' | 'gold' | 'sage-deep'
  readonly art: Art
}

/** Articles have a picture of their own; nobody shares the page that says thanks. */
const withoutCard = ['/blog/:slug', '/booked']

/** `virtual:share-cards`: the files and descriptions of the pictures, by the paths of their pages. */
export const shareCardsModule: MakeCode = () =>
  exporting({
    cards: Object.fromEntries(shareCards().map(({ path, file, alt }) => [path, { file, alt }])),
  } satisfies typeof import('virtual:share-cards'))

/** The cards of the pages of this build. */
export function shareCards(): readonly ShareCard[] {
  const [newest] = publishedArticles()
    .articles.flatMap(({ summary }) => summary ?? [])
    .sort((one, other) => other.date.localeCompare(one.date))
  return shareCardsIn(contentFolder, newest?.image)
}

/**
 * The cards of the pages of a folder of content, whose files are already checked; `newest` is the
 * picture of its newest article.
 */
export function shareCardsIn(folder: string, newest?: string): readonly ShareCard[] {
  const { name } = readCompany(folder)
  const { share } = readLook(folder)
  const cards = [
    ...servicesIn(folder, readerOf(folder)).map((service) => serviceCard(service, folder)),
    ...fixedPaths
      .filter((path) => !withoutCard.includes(path))
      .map((path) => ({ path, ...fixedCard(path, folder, newest) })),
    {
      path: '/widgets/',
      headline: partnersHeadline.join(' '),
      art: { lines: [{ text: '<quote-builder>' }, { text: '<inquiry-form>' }] },
    },
  ]
  return cards.map(({ headline, ...card }) => {
    const read = plain(headline)
    const alt = `${card.path === '/' ? share.alt : name}: ${read}`
    return { ground: 'ink', ...card, file: fileOf(card.path), headline: read, alt }
  })
}

/** The file of a page's picture in dist/. */
const fileOf = (path: string) =>
  path === '/' ? 'share.jpg' : `og/pages${path.replace(/\/$/, '')}.jpg`

type Card = Pick<ShareCard, 'headline' | 'art'> & Partial<Pick<ShareCard, 'ground'>>

/** The headline of a service's page, with its picture; without one, with its icon. */
function serviceCard(service: ServiceFile & { id: string }, folder: string) {
  const { name, path, icon, page, picture } = service
  const hero = page?.blocks?.find((block) => block.kind === 'hero')
  const shown = picture ?? pictureOf(hero)
  const art: Art = shown
    ? withBefore(shown, hero?.look === 'before-after', folder)
    : { lines: [{ text: name, icon: iconIn(folder, icon) }] }
  return { path, headline: hero?.title ?? name, art }
}

function pictureOf(hero: Extract<Block, { kind: 'hero' }> | undefined): string | undefined {
  if (hero?.look === 'before-after') return `${hero.place}-after`
  return hero && 'picture' in hero ? hero.picture : undefined
}

function withBefore(picture: string, isWanted: boolean, folder: string): Art {
  const before = picture.replace(/-after$/, '-before')
  const all = originalsIn('masters', { media: join(folder, 'media') })
  const isThere = before !== picture && all.some(({ name }) => name === before)
  return isWanted && isThere ? { picture, before } : { picture }
}

type Page<Name extends keyof typeof page> =
  (typeof page)[Name] extends z.ZodType<infer Content> ? Content : never

function fixedCard(path: string, folder: string, newest: string | undefined): Card {
  const read = readerOf(folder)
  const { share } = readLook(folder)
  const shared = pictureArt(share)
  switch (path) {
    case '/':
      return { headline: read<Page<'home'>>('pages/home.json').hero.heading, art: shared }
    case '/about': {
      const { hero, story } = read<Page<'about'>>('pages/about.json')
      const picture = story.cards.find((card) => card.picture)?.picture
      return { headline: hero.heading, art: picture ? { picture } : shared }
    }
    case '/inquiries': {
      const { phone, email } = readCompany(folder)
      const { hero } = read<Page<'inquiries'>>('pages/inquiries.json')
      const lines = [{ text: phone }, { text: email }]
      return { headline: hero.heading, ground: 'sage-deep', art: { lines } }
    }
    case '/services': {
      const { hero, others } = read<page.ServicesContent>('pages/services.json')
      const names = others.map(({ title, icon }) => ({ text: title, icon: iconIn(folder, icon) }))
      return { headline: hero.heading, art: { lines: [...serviceLines(folder), ...names] } }
    }
    case '/blog': {
      const { hero } = read<Page<'blog'>>('pages/blog.json')
      const art = newest ? { picture: newest } : shared
      return { headline: hero.heading, ground: 'sage-deep', art }
    }
    case '/faq': {
      const { hero, questions } = read<Page<'faq'>>('pages/faq.json')
      return {
        headline: hero.heading,
        art: { lines: questions.map(({ question }) => ({ text: question })) },
      }
    }
    case '/location': {
      const { hero } = read<Page<'location'>>('pages/location.json')
      const drawing = join(folder, 'media/drawings', `${hero.map}.svg`)
      return { headline: hero.heading, art: isPlain(drawing) ? { drawing } : shared }
    }
    case '/quote-builder': {
      const { heading } = read<Page<'quoteBuilder'>>('pages/quote-builder.json')
      return { headline: heading, ground: 'gold', art: { lines: serviceLines(folder) } }
    }
    default:
      throw new Error(`${path} has no picture for its links.`)
  }
}

/** Whether a drawing looks the same without a browser, whose fonts and CSS variables it may use. */
const isPlain = (file: string) => !/var\(|<text/.test(readText(file))

const pictureArt = ({ alt: _, ...picture }: Look['share']): Art => picture

const serviceLines = (folder: string) =>
  servicesIn(folder, readerOf(folder)).map(({ name, icon }) => ({
    text: name,
    icon: iconIn(folder, icon),
  }))

/** A headline without the marks for its looks. */
const plain = (headline: string) => headline.replaceAll('*', '').replace(/\s+/g, ' ').trim()
