import type { Article, Menu } from './article.ts'

/** Plain HTML: no script at all. */
export function plainPage({ title, html, next }: Article, menus: readonly Menu[]) {
  const menu = menus.map(
    ({ label, links }) => `
      <details name="menu">
        <summary>${label}</summary>
        <ul>${links.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>
      </details>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/article.css">
    <title>${title}</title>
  </head>
  <body>
    <header><a href="/">Goldcrest Cleaning</a><nav aria-label="Main">${menu.join('')}</nav></header>
    <main><article><h1>${title}</h1>${html}</article><a rel="next" href="/${next}">Next article</a></main>
  </body>
</html>`
}
