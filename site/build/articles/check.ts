import type { Parsed } from './parse.ts'
import { messageOf, type Problem } from './problems.ts'

/**
 * What is wrong with some articles, their own problems and those between them, as the lines the
 * build stops with; '' when all is well. `paths` are those of the pages, which links may go to.
 */
export function problemsOf(all: Parsed[], paths: readonly string[]): string {
  const bySlug = new Map(all.map((one) => [one.slug, one]))
  return all
    .map((one) => {
      const problems = [...one.problems, ...badLinks(one, bySlug, paths), ...repeated(one, all)]
      return messageOf(one.slug, problems)
    })
    .filter(Boolean)
    .join('\n')
}

function badLinks(one: Parsed, all: Map<string, Parsed>, paths: readonly string[]): Problem[] {
  return one.references.flatMap(({ line, field, path: url }) => {
    const sentence = faultOf(url, one, all, paths)
    return sentence ? [{ line, field, sentence }] : []
  })
}

function faultOf(url: string, from: Parsed, all: Map<string, Parsed>, paths: readonly string[]) {
  if (url.startsWith('https://')) return URL.canParse(url) ? '' : `"${url}" is no address.`
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    return `a link to another site starts with https://, not as "${url}".`
  }
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (path && !path.startsWith('/')) {
    return `"${url}" must start with /, as /inquiries or /blog/some-article.`
  }
  const slug = path ? /^\/blog\/([^/]+)$/.exec(path)?.[1] : from.slug
  const target = slug === undefined ? undefined : all.get(slug)
  if (!target && !paths.includes(path)) {
    return slug === undefined
      ? `there is no page "${path}".`
      : `there is no article "${slug}"; its file would be ${slug}.md.`
  }
  const contents = target?.article?.tableOfContents
  if (id && contents && !contents.some((entry) => entry.id === id)) {
    const ids = contents.map((entry) => entry.id).join(', ')
    return `"${url}" leads to no section; there are ${ids}.`
  }
  return ''
}

/** Search engines take two pages with one title, or one description, for the same page. */
function repeated(one: Parsed, all: Parsed[]): Problem[] {
  return (['title', 'excerpt'] as const).flatMap((key) => {
    const other = all.find(
      ({ slug, summary }) => slug < one.slug && summary && summary[key] === one.summary?.[key],
    )
    const field = key === 'title' ? 'title' : 'description'
    const sentence = `${other?.slug}.md has the same ${field}; tell them apart.`
    return other ? [{ line: 1, field, sentence }] : []
  })
}
