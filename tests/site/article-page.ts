import type { Page } from 'playwright/test'
import { built } from '../built.ts'

export const paths = [...built('sitemap.xml').matchAll(/<loc>.*?(\/blog\/[^<]+)<\/loc>/g)].map(
  ([, path]) => `${path}`,
)
export const sectionsOf = (path: string) =>
  built(`${path.slice(1)}.html`).split('<section id=').length - 1

/** The article with the most sections, which has most to test whatever the owner writes. */
export const guide = paths.toSorted((one, other) => sectionsOf(other) - sectionsOf(one))[0] ?? ''

export const contents = (page: Page) => page.getByRole('navigation', { name: 'In This Article:' })
