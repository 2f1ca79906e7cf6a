import { addressFault } from '../../problems/address-fault.ts'
import { messageOf, type Problem } from '../../problems/problems.ts'
import { shownFile } from '../content/content-folder.ts'
import type { ParsedArticle } from './parse.ts'

/**
 * The problems of each article and between articles, as the lines that the build prints when it
 * stops; '' when there are none. `paths` are the pages that links may lead to; `drafts` are the
 * slugs of the drafts.
 */
export function articleProblems(
  all: ParsedArticle[],
  paths: readonly string[],
  drafts: readonly string[] = [],
): string {
  const targets = { bySlug: new Map(all.map((one) => [one.slug, one])), paths, drafts }
  const firstSlugs = { title: firstSlugBy('title', all), excerpt: firstSlugBy('excerpt', all) }
  return all
    .map((one) => {
      const badLinks = one.links.flatMap(({ line, field, url }) => {
        const sentence = linkFault(url, one, targets)
        return sentence ? [{ line, field, sentence }] : []
      })
      const problems = [...one.problems, ...badLinks, ...repeatedTexts(one, firstSlugs)]
      return messageOf(shownFile(`articles/${one.slug}.md`), problems)
    })
    .filter(Boolean)
    .join('\n')
}

/** What links of articles may lead to. */
interface Targets {
  bySlug: Map<string, ParsedArticle>
  paths: readonly string[]
  drafts: readonly string[]
}

/** What is wrong with a link of the article `from`; '' if nothing is. */
function linkFault(url: string, from: ParsedArticle, { bySlug, paths, drafts }: Targets): string {
  const fault = addressFault(url)
  if (fault !== undefined) return fault
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const slug = path ? /^\/blog\/([^/]+)$/.exec(path)?.[1] : from.slug
  if (slug !== undefined && drafts.includes(slug))
    return `"${slug}" is a draft; take its line draft: true out, or this link.`
  const target = slug === undefined ? undefined : bySlug.get(slug)
  if (!target && !paths.includes(path))
    return slug === undefined
      ? `there is no page "${path}".`
      : `there is no article "${slug}"; its file would be ${slug}.md.`
  const ids = target?.article?.tableOfContents.map((entry) => entry.id)
  const isSection = !id || !ids || ids.some((one) => [one, encodeURIComponent(one)].includes(id))
  return isSection ? '' : `"${url}" leads to no section; there are ${ids.join(', ')}.`
}

type FirstSlugs = Record<'title' | 'excerpt', Map<string | undefined, string>>

/** The slug of the first article with each title, or each excerpt. */
function firstSlugBy(key: keyof FirstSlugs, all: ParsedArticle[]) {
  const firstSlugs = new Map<string | undefined, string>()
  for (const { slug, summary } of all) {
    if (summary && !firstSlugs.has(summary[key])) firstSlugs.set(summary[key], slug)
  }
  return firstSlugs
}

/** Search engines take two pages with one title, or one description, for the same page. */
function repeatedTexts({ slug, summary }: ParsedArticle, firstSlugs: FirstSlugs): Problem[] {
  return (['title', 'excerpt'] as const).flatMap((key) => {
    const other = firstSlugs[key].get(summary?.[key])
    const field = key === 'title' ? 'title' : 'description'
    const sentence = `${other}.md has the same ${field}; tell them apart.`
    return other && other !== slug ? [{ line: 1, field, sentence }] : []
  })
}
