import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

const pure = 'The rules are pure: no React, no DOM, no imports but each other and words.'
const react = 'Import React: the build resolves it to Preact.'
const onlyRegister = "Only a widget's register.tsx and first-step.tsx import from the site."
const inOrder =
  'Of the folders words, rules, business, element, lead, fields and the two widgets each imports only those before it.'
const onlyRules =
  'From the widgets the site takes only rules, types and keep/: it uses the elements as a partner does, by a tag and a script.'

const beforeServing =
  'site/build, site/scripts and site/seo do their work before a page is served: what a browser loads imports none of them.'
const notLoadPage =
  'load-page.ts imports the pages, which would import themselves: use routing/navigation.ts.'

/** Who may not import whom, and what the linter says of it; `allowed` shows that it is not everything. */
const rules = [
  ...['site/server.tsx', 'site/pages/faq/FaqPage.tsx', 'site/build/articles.ts'].map((file) => ({
    file,
    message: onlyRules,
    refused: ['../../../widgets/lead/mail.ts', '../../../widgets/element/Icon.tsx'],
    allowed: [
      'vite',
      'virtual:content/business',
      '../../../widgets/rules/money.ts',
      '../../../widgets/keep/print-quote.ts',
    ],
  })),
  ...['site/routes.ts', 'site/route-table.ts'].map((file) => ({
    file,
    message: 'The table of routes is metadata: it imports content and words, and no page.',
    refused: ['react', 'lucide-react', './pages/faq/FaqPage.tsx', './routing/load-page.ts'],
    allowed: ['virtual:content/catalogue', 'virtual:content/business', './service-page.ts'],
  })),
  {
    file: 'site/articles/list.ts',
    message: 'site/articles imports nothing but itself: pages, seo, build and scripts import it.',
    refused: ['react', '../content/business.ts', '../build/articles.ts', '../pages/blog/filter.ts'],
    allowed: ['./article.ts', './newest-first.ts', './slug.js'],
  },
  ...['site/App.tsx', 'site/routing/prefetch.ts', 'site/pages/blog/BlogPage.tsx'].map((file) => ({
    file,
    message: beforeServing,
    refused: ['../../build/pictures.ts', '../../scripts/programs.js', '../../seo/sitemap.ts'],
    allowed: ['react', '../../routes.ts', 'virtual:content/faq'],
  })),
  {
    file: 'site/routing/navigation.ts',
    message: 'Routing draws nothing: only load-page.ts imports pages.',
    refused: ['../pages/faq/FaqPage.tsx', '../components/Spark.tsx', '../hooks/use-ready.ts'],
    allowed: ['react', '../routes.ts', './loaded-page.ts'],
  },
  {
    file: 'site/routing/load-page.ts',
    message: onlyRules,
    refused: ['../../widgets/lead/mail.ts'],
    allowed: ['../pages/article/open-article.tsx'],
  },
  {
    file: 'site/hooks/use-ready.ts',
    message: 'Hooks import no page and no component, which import them.',
    refused: ['../pages/blog/use-view.ts', '../components/layout/NavLink.tsx'],
    allowed: ['react', './use-browser-value.ts', '../routing/navigation.ts'],
  },
  {
    file: 'site/hooks/use-widget.ts',
    message: beforeServing,
    refused: ['../build/serve-widgets.ts', '../scripts/start.js', '../seo/head-tags.ts'],
    allowed: ['../routes.ts'],
  },
  {
    file: 'site/components/pictures/Picture.tsx',
    message: 'Components import no page, which import them.',
    refused: ['../../pages/home/Hero.tsx', '../../pages/home/caption.ts'],
    allowed: ['virtual:pictures/masters', './PictureOf.tsx', '../Spark.tsx', 'virtual:content/faq'],
  },
  {
    file: 'site/components/layout/Header.tsx',
    message: beforeServing,
    refused: ['../../build/pictures.ts', '../../scripts/start.js', '../../seo/head-tags.ts'],
    allowed: ['../../routes.ts', '../../hooks/use-ready.ts'],
  },
  {
    file: 'site/pages/home/Hero.tsx',
    message: 'Pages do not import each other: what two of them share is a component.',
    refused: ['../faq/FaqPage.tsx', '../blog/filter.ts', '../../pages/about/Story.tsx'],
    allowed: ['./caption.ts', '../../components/Spark.tsx', './Stars.tsx'],
  },
  {
    file: 'site/pages/service/residential/ResidentialPage.tsx',
    message: 'Pages do not import each other: what two of them share is a component.',
    refused: ['../ServicePage.tsx', '../airbnb/AirbnbPage.tsx', '../../faq/FaqPage.tsx'],
    allowed: ['./FloorPlan.tsx', '../../../priced.ts', '../../../components/Spark.tsx'],
  },
  ...[
    'site/hooks/use-lead.ts',
    'site/components/layout/Announcer.tsx',
    'site/pages/quote-builder/QuoteBuilderPage.tsx',
  ].map((file) => ({
    file,
    message: notLoadPage,
    refused: ['../../routing/load-page.ts'],
    allowed: ['../../routing/navigation.ts', '../../routing/loaded-page.ts'],
  })),
  {
    file: 'site/seo/sitemap.ts',
    message: 'site/seo writes text for search engines and feed readers: it draws nothing.',
    refused: ['react', '../pages/blog/filter.ts', '../components/Price.tsx', '../routing/head.ts'],
    allowed: ['../routes.ts', 'virtual:content/faq', './shared-crops.ts'],
  },
  {
    file: 'site/build/pictures.ts',
    message:
      'The build imports nothing that draws: of the components only pictures/picture-files.ts, of the pages only the types in partners/facts.ts.',
    refused: [
      '../pages/home/Hero.tsx',
      '../components/pictures/Picture.tsx',
      '../routing/load-page.ts',
      '../scripts/start.js',
    ],
    allowed: ['sharp', '../components/pictures/picture-files.ts', '../routes.ts'],
  },
  {
    file: 'site/scripts/new-article.js',
    message: 'A command runs in plain Node: of the site it imports only the .js of articles/.',
    refused: [
      '../build/pictures/encode.ts',
      '../content/business.ts',
      '../../widgets/rules/text.ts',
    ],
    allowed: ['sharp', './programs.js', '../articles/slug.js', '../articles/placeholders.js'],
  },
  {
    file: 'site/editor/shell.ts',
    message: "The editor's pages are built by themselves: of the site they take only the styles.",
    refused: ['../routes.ts', '../build/editor/config.ts', '../../widgets/rules/money.ts'],
    allowed: ['@sveltia/cms', './status.ts'],
  },
  {
    file: 'site/build/mailbox.ts',
    message: 'The mailbox is no part of the published site: the build mounts its serve-mailbox.ts.',
    refused: ['../mailbox/store.ts', '../mailbox/MailboxPage.tsx'],
    allowed: ['vite', '../mailbox/serve-mailbox.ts'],
  },
  {
    file: 'site/mailbox/MailboxPage.tsx',
    message:
      "The mailbox takes the site's content and components, the widgets' rules, and nothing else of either.",
    refused: ['../head.ts', '../content/faq.ts', '../../widgets/lead/mail.ts'],
    allowed: [
      'react',
      'zod',
      './message.ts',
      'virtual:content/business',
      '../build/content/read-catalogue.ts',
      '../components/layout/LogoMark.tsx',
      '../../widgets/rules/mailto.ts',
    ],
  },
  {
    file: 'widgets/words/keep.ts',
    message: 'Words import nothing: they are what a translator writes.',
    refused: ['react', './news.ts', '../rules/money.ts', '../../site/content/faq.ts'],
    allowed: [],
  },
  {
    file: 'widgets/rules/kept-quote.ts',
    message: pure,
    refused: ['react', '../lead/mail.ts', '../../site/content/faq.ts'],
    allowed: ['./money.ts', '../words/keep.ts'],
  },
  {
    file: 'widgets/rules/engine/quote.ts',
    message: pure,
    refused: ['react', '../../lead/mail.ts'],
    allowed: ['../money.ts', '../../words/price.ts'],
  },
  {
    file: 'widgets/keep/print-quote.ts',
    message: 'What keeps a quote draws nothing: it takes the rules, and loads the sheet.',
    refused: [
      'react-dom',
      '../lead/settings.ts',
      '../quote-sheet/Sheet.tsx',
      '../../site/routes.ts',
    ],
    allowed: [
      'react',
      '../rules/kept-quote.ts',
      './copy-text.ts',
      '../quote-sheet/print-sheet.tsx',
    ],
  },
  {
    file: 'widgets/quote-sheet/print-sheet.tsx',
    message: 'From the site the sheet takes only the logo, the fonts and styles/tokens.css.',
    refused: ['../../site/content/faq.ts', '../../site/components/layout/Header.tsx'],
    allowed: [
      'react',
      'lean-qr',
      './Sheet.tsx',
      '../rules/kept-quote.ts',
      '../../site/components/layout/DrawnLogo.tsx',
      '../../site/public/fonts/figtree.woff2?inline',
      '../../site/styles/tokens.css?inline',
    ],
  },
  {
    file: 'widgets/quote-sheet/Sheet.tsx',
    message:
      'The sheet is loaded by itself: it takes nothing of the widgets but their words and rules.',
    refused: ['../quote-builder/Lines.tsx', '../lead/settings.ts'],
    allowed: ['react', '../words/sheet.ts', '../rules/money.ts'],
  },
  ...['widgets/quote-builder/QuoteBuilder.tsx', 'widgets/fields/LineField.tsx'].map((file) => ({
    file,
    message: react,
    refused: ['preact', 'preact/hooks', '@preact/compat'],
    allowed: ['react', 'react-dom', '../rules/kept-quote.ts', '../lead/mail.ts'],
  })),
  {
    file: 'widgets/quote-builder/useLead.ts',
    message: 'The two widgets do not know each other.',
    refused: ['../inquiry-form/InquiryForm.tsx'],
    allowed: ['./send-lead.ts'],
  },
  {
    file: 'widgets/inquiry-form/useInquiry.ts',
    message: 'The two widgets do not know each other.',
    refused: ['../quote-builder/Lines.tsx'],
    allowed: ['./icons.ts'],
  },
  {
    file: 'widgets/business/start.ts',
    message: 'What a script knows of the company imports the rules, and nothing else.',
    refused: ['../element/define-element.tsx', 'virtual:content/business', 'react'],
    allowed: ['./script.ts', '../rules/business.ts'],
  },
  {
    file: 'widgets/element/Dialog.tsx',
    message: inOrder,
    refused: ['../lead/settings.ts', '../fields/LiveText.tsx', '../../site/content/business.ts'],
    allowed: ['react', './Icon.tsx', '../words/dialog.ts', '../rules/mask.ts'],
  },
  {
    file: 'widgets/lead/mail.ts',
    message: inOrder,
    refused: [
      '../fields/LiveText.tsx',
      '../quote-builder/Lines.tsx',
      '../inquiry-form/icons.ts',
      '../../site/content/business.ts',
    ],
    allowed: [
      '@emailjs/browser',
      '../words/form.ts',
      '../rules/text.ts',
      '../element/attributes.ts',
    ],
  },
  {
    file: 'widgets/fields/Notice.tsx',
    message: inOrder,
    refused: ['../quote-builder/Lines.tsx', '../../site/content/business.ts'],
    allowed: [
      'react',
      '../words/form.ts',
      '../rules/text.ts',
      '../element/Icon.tsx',
      '../lead/settings.ts',
    ],
  },
  ...['register', 'first-step'].map((name) => ({
    file: `widgets/quote-builder/${name}.tsx`,
    message:
      'From the site a widget takes only styles/tokens.css, and its drawing also styles/colours.css.',
    refused: [
      '../../site/seo/head-tags.ts',
      '../../site/content/reviews.ts',
      '../../site/styles/base.css?inline',
    ],
    allowed: ['react', '../lead/mail.ts', '../../site/styles/tokens.css?inline'],
  })),
  {
    file: 'site/pages/partners/PartnersPage.tsx',
    message:
      "The partner's page takes the site's articles/slug.js and components, the widgets' rules, and nothing else of either.",
    refused: [
      '../../seo/head-tags.ts',
      '../../content/faq.ts',
      '../../../widgets/build/release.ts',
    ],
    allowed: [
      'react',
      './Hero.tsx',
      './browser/snippet.ts',
      '../../articles/slug.js',
      'virtual:content/business',
      '../../components/layout/LogoMark.tsx',
      '../../../widgets/rules/money.ts',
    ],
  },
  {
    file: 'site/pages/partners/browser/partners.ts',
    message:
      "The scripts of the partner's page are plain: they take each other, its styles and the widgets' rules.",
    refused: ['react', '../Hero.tsx', '../../../content/business.ts'],
    allowed: ['./snippet.ts', '../partners.css', '../../../../widgets/rules/escape-html.ts'],
  },
  ...[
    'widgets/build/release.ts',
    'widgets/quote-builder/useWizard.ts',
    'widgets/inquiry-form/InquiryForm.tsx',
  ].map((file) => ({
    file,
    message: onlyRegister,
    refused: ['../../site/content/business.ts', '../../site/seo/head-tags.ts'],
    allowed: ['../rules/text.ts'],
  })),
  ...['tests/widgets/tag.spec.ts', 'tests/site/pages.spec.ts', 'tests/engines/hosts.spec.ts'].map(
    (file) => ({
      file,
      message: 'Browser tests see only what is built.',
      refused: [
        '../../widgets/lead/mail.ts',
        '../../widgets/rules/kept-quote.ts',
        '../../widgets/quote-builder/QuoteBuilder.tsx',
        '../../site/routes.ts',
        '../../site/content/faq.ts',
      ],
      allowed: ['playwright/test', './wizard-page.ts', '../browser.ts', '../facts.ts'],
    }),
  ),
  {
    file: 'tests/facts.ts',
    message:
      'Browser tests see only what is built, and by facts.ts the company of the specification.',
    refused: ['../widgets/rules/money.ts', '../site/content/reviews.ts', '../site/routes.tsx'],
    allowed: ['./fixtures/specified/business.json', './prices.ts'],
  },
]

/** Two files that mention each other's types. */
const circle = [
  ['site/hooks/one.ts', './other.ts'],
  ['site/hooks/other.ts', './one.ts'],
] as const

/** The ways to import something. */
const statements = (specifier: string) => [
  `import '${specifier}'`,
  `export * from '${specifier}'`,
  `await import('${specifier}')`,
]

interface Diagnostic {
  category: string
  message: string
  location: { path: string; start: { line: number } }
}

const fileOf = ({ location }: Diagnostic) => location.path.replaceAll('\\', '/')

let folder = ''
let found: Diagnostic[] = []

/** One run of the linter over files that hold nothing but imports, laid out as the repository is. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  for (const file of ['.biome.json', 'site/styles/sizes.grit'])
    cpSync(inRepository(file), path.join(folder, file))
  for (const { file, refused, allowed } of rules) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    const lines = [...refused, ...allowed].flatMap(statements)
    writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`)
  }
  // Each of the two mentions the other's types, and nothing else.
  for (const [file, other] of circle) {
    writeFileSync(
      path.join(folder, file),
      `import type { Some } from '${other}'\nexport type Some = 1\n`,
    )
  }
  const rulesToRun = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']
  const options = [...rulesToRun, '--reporter=json', '--max-diagnostics=none']
  const biome = inRepository('node_modules/@biomejs/biome/bin/biome')
  // The folder is no git repository, whose ignore file the configuration asks for.
  const run = [biome, 'lint', '--vcs-enabled=false', ...options]
  const { stdout } = spawnSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(rules)('$file is told what it may not import', ({ file, message, refused, allowed }) => {
  const lines = [...refused, ...allowed].flatMap(statements)
  const told = found
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .filter((diagnostic) => fileOf(diagnostic) === file)
    .map((diagnostic) => `${lines[diagnostic.location.start.line - 1]}: ${diagnostic.message}`)
  const expected = refused.flatMap(statements).map((statement) => `${statement}: ${message}`)
  expect(told.sort()).toEqual(expected.sort())
})

test('a circle of imports is refused, even where it is of types alone', () => {
  const told = found
    .filter(({ category }) => category === 'lint/suspicious/noImportCycles')
    .map(fileOf)
  for (const [file] of circle) expect(told).toContain(file)
})
