import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { builtFile, dist } from '../built.ts'
import { wizardOn } from './wizard-page.ts'

interface Pin {
  version: string
  scripts: Record<string, { path: string; integrity: string; bytes: number }>
}

const project = fileURLToPath(new URL('../..', import.meta.url))
const manifestIn = async (dist: string): Promise<Pin & { releases: Pin[] }> =>
  JSON.parse(await readFile(join(dist, 'widgets/manifest.json'), 'utf8'))

/** The script tag that a partner pastes to pin a version. */
function tag(host: string, { scripts }: Pin, name: string) {
  const { path, integrity } = scripts[name] ?? {}
  return `<script async src="${host}/widgets/${path}" integrity="${integrity}" crossorigin></script>`
}

for (const pin of (await manifestIn(dist)).releases) {
  test(`version ${pin.version}, once pinned, works for ever, also on a page without an origin`, async ({
    page,
    partner,
  }) => {
    const tags = Object.keys(pin.scripts).map((name) => tag(siteUrl, pin, name))
    const lines = `${tags.join('')}<quote-builder></quote-builder><inquiry-form></inquiry-form>`
    await page.goto(`${partner}/late.html`)
    await page.setContent(`${lines}<iframe sandbox="allow-scripts allow-forms"></iframe>`)
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement, html) => {
      frame.srcdoc = html
    }, lines)
    for (const place of [page, page.frameLocator('iframe')]) {
      const wizard = wizardOn(place)
      await expect(place.getByRole('button', { name: 'Send Message' })).toBeVisible()
      await wizard.choose('Residential Cleaning')
      await wizard.more('bedroom', 1)
      await expect(wizard.tab).toBeVisible()
    }
    for (const { path, bytes } of Object.values(pin.scripts)) {
      const [kept, served] = await Promise.all(
        [join(project, 'widgets/releases', path), builtFile(`widgets/${path}`)].map((file) =>
          readFile(file),
        ),
      )
      expect(served?.equals(kept ?? Buffer.of()), path).toBe(true)
      expect(served).toHaveLength(bytes)
    }
  })
}

test('two releases, made one after the other, both load by their integrity, and /1/ is the newest', async ({
  page,
}, info) => {
  const root = info.outputPath('project')
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const build = async (word: string, version: string) => {
    for (const name of ['quote-builder', 'inquiry-form'])
      await write(`dist/widgets/${name}.js`, `document.body.append('${word} ${name} ')`)
    await write('dist/widgets/quote-sheet.js', `export const printed = '${word}'`)
    await write(`dist/widgets/goldcrest-widgets-${version}.tgz`, word)
  }
  const command = join(project, 'widgets/build/release.js')
  const release = () => promisify(execFile)(process.execPath, [command, '--built'], { cwd: root })

  await write('package.json', '{ "version": "1.0.0" }')
  await write('widgets/README.md', '## Changes\n\n- 1.0.1: more.\n- 1.0.0: the first.\n')
  await write('widgets/releases/releases.json', '[]')
  await build('first', '1.0.0')
  await release()
  await build('second', '1.0.1')
  const { stdout } = await release()
  expect(stdout).toBe('Released 1.0.1. Commit what changed, then build and publish as ever.\n')
  expect(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version).toBe('1.0.2')

  const host = 'https://widgets.example'
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      path: join(root, 'dist', new URL(route.request().url()).pathname),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await page.route('https://partner.example/', (route) =>
    route.fulfill({ body: '<!doctype html><title>Mine</title>', contentType: 'text/html' }),
  )
  await page.goto('https://partner.example/')
  const { version, releases } = await manifestIn(join(root, 'dist'))
  expect(version).toBe('1.0.1')
  const pinned = releases.flatMap((pin) =>
    Object.keys(pin.scripts).map((name) => tag(host, pin, name)),
  )
  const moving = `<script async src="${host}/widgets/1/quote-builder.js"></script>`
  await page.setContent(`<main>${moving}</main>${pinned.join('')}`)
  for (const text of ['first quote-builder', 'first inquiry-form', 'second inquiry-form'])
    await expect(page.getByText(text)).toHaveCount(1)
  expect((await page.locator('body').innerText()).match(/second quote-builder/g)).toHaveLength(2)
})
