import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'

export const tags = ['quote-builder', 'inquiry-form'] as const
export type Tag = (typeof tags)[number]

/** The line that loads a widget, as the guide has it. */
export const scriptOf = (tag: Tag) => `<script async src="${siteUrl}/widgets/${tag}.js"></script>`

interface Neighbours {
  page: Page
  partner: string
  tag: Tag
  /** What the page has in its head, before the script of the widget. */
  head?: string
  /** The lines that load the widget, if not those of the guide. */
  script?: string
  attributes?: string
  /** What follows the tag. */
  below?: string
}

/** Opens a partner's page with a widget and its neighbours. */
export async function openNextTo(options: Neighbours): Promise<void> {
  const { page, partner, tag, head = '', attributes = '', below = '' } = options
  const { script = scriptOf(tag) } = options
  const lines = `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>A partner's page</title>
        ${head}
        ${script}
      </head>
      <body>
        <h1>Our friends clean for you</h1>
        <${tag} partner="Fleetwood Rentals" success-url="none" ${attributes}>Call us.</${tag}>
        ${below}
      </body>
    </html>`
  await page.goto(`${partner}/mine.html?${new URLSearchParams({ lines })}`)
}
