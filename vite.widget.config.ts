import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { businessData } from './site/build/business/business-data.ts'
import { writeBusiness } from './site/build/business/write-business.ts'
import { contentFolder } from './site/build/content/content-folder.ts'
import { readCatalogue } from './site/build/content/read-catalogue.ts'
import { readTranslations } from './site/build/content/read-translations.ts'
import { environment, siteUrl } from './site/build/environment/environment.ts'
import { licenseOutput, licensesComment, writeLicenses } from './site/build/licenses.ts'
import { tokenSheet } from './site/build/look/colours.ts'
import { companyPlugins } from './site/build/look/look.ts'
import { partnersScripts, writePartnersPage } from './site/build/partners-page/partners-page.ts'
import { buildScripts, scriptEnvironments } from './widgets/build/build-scripts.ts'
import { companyData } from './widgets/build/company-data.ts'
import { describe } from './widgets/build/describe.ts'
import { drawFirstStep, firstStepScript } from './widgets/build/draw-first-step.ts'
import { withServices } from './widgets/build/guide-tables.ts'
import { languageNames, withCompanyWords } from './widgets/build/language-files.ts'
import { layOutReleases } from './widgets/build/lay-out-releases.ts'
import { writePackage } from './widgets/build/package.ts'
import { builtVersion, newestRelease } from './widgets/build/releases.ts'
import { quotedIn, roomSheet } from './widgets/build/room-sheet.ts'
import { asciiOnly, compileHint, withCompanyData } from './widgets/build/script-text.ts'

const { name } = manifest

const widgets = ['quote-builder', 'inquiry-form']

/** Vite allows no hyphen in the name of a build environment. */
const nameOf = (widget: string) => widget.replace('-', '_')

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** One self-contained classic script for each widget. An IIFE has one entry, so each has its own build. */
const scriptOf = (widget: string): EnvironmentOptions => ({
  build: {
    license: licenseOutput(widget),
    rolldownOptions: {
      input: path(`widgets/${widget}/register.tsx`),
      output: {
        format: 'iife',
        entryFileNames: `widgets/${widget}.js`,
        postBanner: `${compileHint}\n${licensesComment}`,
      },
      // EmailJS sends with our fetch, which outlives its page and has a timeout.
      transform: { inject: { fetch: [path('widgets/lead/fetch.ts'), 'fetch'] } },
    },
  },
  consumer: 'client',
})

/** A module that the quote builder's script imports when somebody needs it. */
const moduleOf = (name: string, entry: string): EnvironmentOptions => ({
  build: {
    license: licenseOutput(name),
    // The printed page's fonts are inlined too, so that nothing else is fetched.
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: path(`widgets/${name}/${entry}`),
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: `widgets/${name}.js`,
        postBanner: licensesComment,
      },
    },
  },
  consumer: 'client',
})

/** A plugin that knows the content, and must not run for the released files. */
const ofThisCompany = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => !scriptEnvironments.includes(name),
})

export default defineConfig(({ mode }) => {
  return {
    appType: 'custom',
    // The partner's page may be in any folder; its styles find the site's fonts relative to it.
    base: './',
    publicDir: path('site/public'),
    // Shared by all the builds below.
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      modulePreload: false,
      // On a busy machine a slow plugin is no sign of a fault.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    plugins: [asciiOnly, ...companyPlugins().map(ofThisCompany)],
    resolve: {
      alias: [
        { find: /^react$/, replacement: path('widgets/react-from-preact.ts') },
        { find: /^react(?:-dom)?\/(.+)/, replacement: '@preact/compat/$1' },
        { find: 'react-dom', replacement: '@preact/compat' },
      ],
    },
    // Also while developing, so that developers try the published code.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      WIDGETS_VERSION: JSON.stringify(manifest.version),
      // EmailJS reads it as it loads, which throws where storage is blocked:
      // https://github.com/emailjs-com/emailjs-sdk/blob/master/src/utils/createWebStorage/createWebStorage.ts
      localStorage: 'undefined',
    },
    environments: {
      ...Object.fromEntries(widgets.map((widget) => [nameOf(widget), scriptOf(widget)])),
      quote_sheet: moduleOf('quote-sheet', 'print-sheet.tsx'),
      next_steps: moduleOf('next-steps', 'show-next-steps.tsx'),
      ...partnersScripts,
      ...firstStepScript,
    },
    builder: {
      async buildApp(builder) {
        const { siteUrl: publicUrl, account } = environment(mode)
        const dist = resolve(path('.'), builder.config.build.outDir)
        const built = join(dist, 'widgets')
        const { catalogue } = readCatalogue(contentFolder)
        const translations = readTranslations(contentFolder)
        await buildScripts(builder)
        const version = await builtVersion(path('widgets/releases'), built, manifest.version)
        for (const name of Object.keys(partnersScripts)) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
        const business = await businessData(contentFolder, {
          siteUrl: publicUrl,
          account,
          newestRelease: await newestRelease(path('widgets/releases')),
        })
        await describe(built, {
          types: path('widgets/types'),
          catalogue,
          tokens: tokenSheet(contentFolder),
          name,
          version,
        })
        await writeFile(
          join(built, 'room.css'),
          roomSheet(
            quotedIn(business),
            (business.languages ?? []).map((code) => [
              code,
              quotedIn(business, code, translations[code]),
            ]),
          ),
        )
        await writePackage(built, {
          code: path('widgets/package'),
          license: path('LICENSE'),
          version,
          siteUrl: siteUrl(mode),
          company: companyData(business, translations),
        })
        await writeLicenses(dist)
        const shapes = await layOutReleases({
          root: path('.'),
          dist,
          version,
          withBusiness: (name, code) =>
            languageNames.includes(name)
              ? withCompanyWords(code, translations[name.replace('.js', '')])
              : withCompanyData(name, code, business),
        })
        await writeBusiness(built, business, shapes, translations)
        console.log(`Built the widgets: version ${version}`)
        // Its generated parts are found by their lines, which some editors end the Windows way.
        const guide = (await readFile(path('widgets/README.md'), 'utf8')).replaceAll('\r\n', '\n')
        await writePartnersPage(built, {
          host: siteUrl(mode),
          isLive: business.account !== null,
          guide: withServices(guide, catalogue),
          catalogue,
        })
        const page = join(dist, 'quote-builder.html')
        // While developing, the site's pages are not built.
        if (existsSync(page)) await drawFirstStep(builder, page, business)
      },
    },
  }
})
