import type { Route } from '../routes/route-table.ts'

/**
 * Updates the head on a page change: the title, and the tags that sharing and reading lists use.
 * seo/head-tags.ts writes the head of the prerendered page.
 */
export function showHead({ title, description, path, isPrivate }: Route) {
  document.title = title
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('meta[name=robots]')?.remove()
  if (!isPrivate) return
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
}
