import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../browser.ts'
import { built, builtFile } from '../built.ts'
import { siteUrl } from '../sites.ts'
import { wizardOn } from './wizard-page.ts'

interface Pin {
  version: string
  scripts: Record<string, { path: string; integrity: string; bytes: number }>
}

const project = fileURLToPath(new URL('../..', import.meta.url))
const { releases }: { releases: Pin[] } = JSON.parse(built('widgets/manifest.json'))

/** The script tag that a partner pastes to pin a version. */
function tag({ scripts }: Pin, name: string) {
  const { path, integrity } = scripts[name] ?? {}
  return `<script async src="${siteUrl}/widgets/${path}" integrity="${integrity}" crossorigin></script>`
}

for (const [index, pin] of releases.entries()) {
  // On a page without an origin too.
  test(`version ${pin.version} works for ever${index === 0 ? '' : ' @long'}`, async ({
    page,
    partner,
  }) => {
    const tags = Object.keys(pin.scripts).map((name) => tag(pin, name))
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
      const served = await readFile(builtFile(`widgets/${path}`))
      const keptScript = await readFile(join(project, 'widgets/releases', path))
      expect(served.equals(keptScript), path).toBe(true)
      expect(served).toHaveLength(bytes)
    }
  })
}
