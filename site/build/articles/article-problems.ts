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
  const bySlug = new Map(all.map((one) => [one.slug, one]))
  const firstSlugs = { title: firstSlugBy('title', all), excerpt: firstSlugBy('excerpt', all) }
  return all
    .map((one) => {
      const problems = [
        ...one.problems,
        ...badLinks(one, bySlug, paths, drafts),
        ...repeatedTexts(one, firstSlugs),
      ]
      return messageOf(shownFile(`articles/${one.slug}.md`), problems)
    })
    .filter(Boolean)
    .join('\n')
}

function badLinks(
  one: ParsedArticle,
  bySlug: Map<string, ParsedArticle>,
  paths: readonly string[],
  drafts: readonly string[],
): Problem[] {
  return one.links.flatMap(({ line, field, url }) => {
    const sentence = faultOf(url, one, bySlug, paths, drafts)
    return sentence ? [{ line, field, sentence }] : []
  })
}

/** What is wrong with a link of the article `from`; '' if nothing is. */
function faultOf(
  url: string,
  from: ParsedArticle,
  bySlug: Map<string, ParsedArticle>,
  paths: readonly string[],
  drafts: readonly string[],
) {
  const fault = addressFault(url)
  if (fault !== undefined) return fault
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const slug = path ? /^\/blog\/([^/]+)$/.exec(path)?.[1] : from.slug
  const target = slug === undefined ? undefined : bySlug.get(slug)
  if (slug !== undefined && drafts.includes(slug)) {
    return `"${slug}" is a draft; take its line draft: true out, or this link.`
  }
  if (!target && !paths.includes(path)) {
    return slug === undefined
      ? `there is no page "${path}".`
      : `there is no article "${slug}"; its file would be ${slug}.md.`
  }
  const contents = target?.article?.tableOfContents
  if (
    id &&
    contents &&
    !contents.some((entry) => [entry.id, encodeURIComponent(entry.id)].includes(id))
  ) {
    const ids = contents.map((entry) => entry.id).join(', ')
    return `"${url}" leads to no section; there are ${ids}.`
  }
  return ''
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
