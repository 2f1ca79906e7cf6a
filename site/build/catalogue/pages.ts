import { join } from 'node:path'
import type { Offer } from '../../../widgets/rules/company/catalogue.ts'
import type { Field } from '../../../widgets/rules/engine/answers.ts'
import { cardPrice } from '../../../widgets/rules/engine/quote.ts'
import { fixedPaths } from '../../routes/route-table.ts'
import { iconNamesIn } from '../content/files.ts'
import { readText } from '../content/read-text.ts'
import { type CatalogueFiles, type Finding, placedFieldsOf, placedQuestionsOf } from './places.ts'

/** Where the built site and its local servers have files and pages of their own. */
const ownFolders = ['assets', 'edit', 'fonts', 'mailbox', 'og', 'pictures', 'widgets']

/** The paths that are another page, and the paths and names that two services share. */
export function* pageFindings({ services }: CatalogueFiles): Generator<Finding> {
  const shared = { path: 'is the page of', name: 'is what visitors read of' } as const
  for (const [at, { file, content }] of services.entries()) {
    const { path } = content
    if (fixedPaths.includes(path) || path.startsWith('/blog/'))
      yield { file, path: ['path'], sentence: `"${path}" is another page; write another.` }
    const [, folder = ''] = path.split('/')
    if (ownFolders.includes(folder)) {
      const sentence = `/${folder} is where the site has its own files; write another path.`
      yield { file, path: ['path'], sentence }
    }
    for (const key of ['path', 'name'] as const) {
      const other = services.slice(0, at).find((one) => one.content[key] === content[key])
      const sentence = `"${content[key]}" ${shared[key]} ${other?.id}; write another.`
      if (other) yield { file, path: [key], sentence }
    }
  }
}

/** The icons that the catalogue uses and that cannot be drawn: each is one path. */
export function* iconFindings(
  { services, extras }: CatalogueFiles,
  folder: string,
): Generator<Finding> {
  const used = services.flatMap((service) => [
    service.content.icon,
    service.content.menuIcon,
    ...placedFieldsOf(service, extras).flatMap(({ field }) => iconsOf(field)),
  ])
  for (const name of iconNamesIn(folder)) {
    const file = `icons/${name}.svg`
    const sentence = 'draw it as one path: <svg viewBox="0 0 24 24"><path d="…"/></svg>.'
    if (used.includes(name) && !isOnePath(readText(join(folder, file))))
      yield { file, path: [], sentence }
  }
}

function iconsOf(field: Field): readonly (string | undefined)[] {
  if ('options' in field) return field.options.map(({ icon }) => icon)
  return 'icon' in field ? [field.icon] : []
}

function isOnePath(svg: string): boolean {
  const shapes = svg.match(/<(?!svg\b|\/|!|\?|title\b)[a-z]\w*/gi) ?? []
  return shapes.join() === '<path' && / d="[^"]+"/.test(svg) && /viewBox="0 0 24 24"/.test(svg)
}

/** The price on a tile must be more than 0. */
export function* tileFindings({ services, extras }: CatalogueFiles): Generator<Finding> {
  for (const { id, file, content } of services) {
    const service = { ...content, id }
    const catalogue = { services: [service], extras, charges: { minimum: 0, taxes: [] } }
    const sentence = 'comes to $0; name something that has a price and is always asked.'
    if (cardPrice(catalogue, service) <= 0) yield { file, path: ['card', 'from'], sentence }
  }
}

/** Finds an offer that no answer and no crossed-out price makes true. */
export function* offerFindings(
  { services, extras }: CatalogueFiles,
  offer: Offer | undefined,
): Generator<Finding> {
  if (!offer || offer.percent === 0) return
  const questions = services.flatMap((service) => placedQuestionsOf(service, extras))
  const percents = questions.flatMap(({ question }) =>
    question.kind === 'one' ? question.options.map(({ percent = 0 }) => -percent) : [],
  )
  const { percent, struck } = offer
  const most = Math.max(0, Math.round(struck && (1 - 1 / struck) * 100), ...percents)
  if (percent <= most) return
  const sentence =
    most > 0
      ? `${percent}% off is announced, and no price is more than ${most}% lower; write ${most}, or give an option of a question the percent -${percent}.`
      : `${percent}% off is announced, and no price is lower; give options of a question a percent below 0, as -${percent}, write in struck how many times the total was charged before, or announce nothing with 0.`
  yield { file: 'offer.json', path: ['percent'], sentence }
}
