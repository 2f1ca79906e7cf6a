import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { scratch } from '../measuring/scratch.ts'
import { takeArticles } from './article.ts'
import { takeFronts } from './fronts.ts'
import { plainPage } from './plain.ts'

/**
 * Builds the article's page with each of the others, and with Astro a home page and a service's.
 * Returns the folder of each, by its name, and the pages that Astro alone has.
 */
export async function buildPeers(browser: Browser, dist: string) {
  const packages = scratch('site')
  const { articles, menus } = await takeArticles(browser, dist)
  const fronts = await takeFronts(browser, dist)
  cpSync(fileURLToPath(new URL('peers', import.meta.url)), packages, { recursive: true })
  writeFileSync(path.join(packages, 'site.json'), JSON.stringify({ articles, menus, fronts }))

  const plain = path.join(packages, 'plain')
  mkdirSync(plain, { recursive: true })
  cpSync(path.join(packages, 'article.css'), path.join(plain, 'article.css'))
  for (const article of articles)
    writeFileSync(path.join(plain, `${article.slug}.html`), plainPage(article, menus))

  const folders = {
    plain,
    next: buildWith(packages, 'next', 'out'),
    astro: buildWith(packages, 'astro', 'dist'),
  }
  for (const folder of Object.values(folders)) copyPictures(dist, folder, [...articles, ...fronts])
  return { folders, fronts }
}

/** `out`: the folder that it builds into. */
function buildWith(packages: string, name: 'next' | 'astro', out: string) {
  const project = path.join(packages, name)
  rmSync(path.join(project, out), { recursive: true, force: true })
  console.log(`Building the pages with ${name}`)
  execFileSync('npx', [name, 'build'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  return path.join(project, out)
}

function copyPictures(dist: string, folder: string, pages: readonly { html: string }[]) {
  const shown = pages.map(({ html }) => html).join('')
  for (const place of ['pictures', 'assets'])
    for (const file of readdirSync(path.join(dist, place)))
      if (shown.includes(`/${place}/${file}`))
        cpSync(path.join(dist, place, file), path.join(folder, place, file))
}
