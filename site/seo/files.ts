import { name, shortName } from 'virtual:content/business'
import { paper } from 'virtual:look'
import type { Route } from '../routes/route-table.ts'

/**
 * The sitemap of every page that search engines may show. `changeDates` has the date of the last
 * change by path, for the pages where it is known.
 */
export function sitemapOf(
  routes: readonly Route[],
  changeDates: Map<string, string>,
  siteUrl: string,
): string {
  const urls = routes
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ path }) => {
      const day = changeDates.get(path)
      const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
      return `  <url><loc>${new URL(path, siteUrl).href}</loc>${lastmod}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Allows every robot, and links the sitemap and, in a comment as there is no rule for it, the list
 * of prices. Private pages are marked in their own head.
 */
export function robotsOf(siteUrl: string): string {
  return `# Prices: ${siteUrl}/prices.md\nUser-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/**
 * The name and the look of the site when a browser installs it. https://www.w3.org/TR/appmanifest/
 */
export function webManifest(): string {
  const icon = { sizes: '512x512', type: 'image/png' }
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-512.png', ...icon },
      { src: '/icon-maskable-512.png', ...icon, purpose: 'maskable' },
    ],
  })
}
