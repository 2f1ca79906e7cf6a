import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type EnvironmentOptions, runnerImport } from 'vite'
import type { Catalogue } from '../../../widgets/rules/company/catalogue.ts'
import { roomRules } from '../../../widgets/rules/embed/room.ts'
import { prefillsOf } from '../../../widgets/rules/engine/prefill.ts'
import { allLanguages, nameOfLanguage, otherLanguages } from '../../content-schema/english.ts'
import type { PageFacts } from '../../pages/partners/facts.ts'
import { contentFolder } from '../content/content-folder.ts'
import { readCompany } from '../content/reader.ts'
import { companyPlugins } from '../look/look.ts'
import { shareCards } from '../share-pictures/cards.ts'
import { fillGuide, readGuide } from './guide.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const scriptOf = (name: string, file: string, format: 'es' | 'iife'): EnvironmentOptions => ({
  build: {
    rolldownOptions: {
      input: path(`../../pages/partners/${file}`),
      output: {
        format,
        entryFileNames: `widgets/${name}.js`,
        assetFileNames: `widgets/${name}[extname]`,
      },
    },
  },
  consumer: 'client',
})

/**
 * The scripts of the partner's page and of the preview in it. The page's is a module that imports its
 * styles, which writePartnersPage puts into the page; that of the preview must run before the widgets do.
 */
export const partnersScripts: Record<string, EnvironmentOptions> = {
  partners: scriptOf('partners', 'partners.ts', 'es'),
  partners_preview: scriptOf('preview', 'browser/preview-frame.ts', 'iife'),
}

/** What the partner's page is written from, in addition to the files of the widgets' build. */
interface PageSources {
  /** The site's address, without a slash at the end. */
  host: string
  /** Whether the widgets have EmailJS ids. */
  isLive: boolean
  /** The text of widgets/README.md, with the services of this company. */
  guide: string
  /** The services that can be quoted. */
  catalogue: Catalogue
}

/**
 * Writes the partner's page into `folder`, where the widgets' build wrote the widgets, manifest.json and
 * custom-elements.json.
 */
export async function writePartnersPage(
  folder: string,
  { host, isLive, guide, catalogue }: PageSources,
): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const weight = brotliCompressSync(await read('quote-builder.js')).length
  const { releases, package: packed } = JSON.parse(await read('manifest.json'))
  const release: PageFacts['release'] = releases[0]
  const { phone, currency, languages } = readCompany(contentFolder)
  const facts = {
    guide: readGuide(
      fillGuide(guide, {
        ...{ host, phone, currency, release, packed },
        languages: languages.map(nameOfLanguage),
        rooms: roomRules(catalogue),
      }),
    ),
    manifest: JSON.parse(await read('custom-elements.json')),
    release,
    host,
    weight: (weight / 1000).toFixed(1),
    share: shareOf('/widgets/'),
    css: (await read('partners.css')).trim(),
    isLive,
    answeringAttributes: prefillsOf(catalogue).map(({ attribute }) => attribute),
    languages: allLanguages.map((code) => ({
      code,
      name: nameOfLanguage(code),
      isOffered: languages.includes(code),
    })),
  }
  await writeFile(join(folder, 'index.html'), await renderPage(facts))
  await rm(join(folder, 'partners.css'))
  for (const file of ['preview.html', 'preview.css']) {
    const text = await readFile(path(`../../pages/partners/${file}`), 'utf8')
    // Partners see every language, whether it is switched on or not.
    await writeFile(join(folder, file), text.replaceAll('LANGUAGES', otherLanguages.join(' ')))
  }
}

function shareOf(path: string): PageFacts['share'] {
  const card = shareCards().find((card) => card.path === path)
  if (!card) throw new Error(`${path} has no picture for its links.`)
  return { file: card.file, alt: card.alt }
}

/** Renders the page, which Vite loads because it is written in JSX. */
async function renderPage(facts: PageFacts): Promise<string> {
  const { module } = await runnerImport<typeof import('../../pages/partners/PartnersPage.tsx')>(
    path('../../pages/partners/PartnersPage.tsx'),
    { configFile: false, logLevel: 'error', plugins: companyPlugins() },
  )
  return module.renderPage(facts)
}
