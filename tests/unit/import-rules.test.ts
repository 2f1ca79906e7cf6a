import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

const pure = 'The rules are pure: no React, no DOM, no imports but each other.'
const react = 'Import React: the build resolves it to Preact.'
const onlyRegister = "Only a widget's register.tsx imports from the site."
const onlyRules =
  'From the widgets the site takes only rules and types: it uses the elements as a partner does, by a tag and a script.'

/** Who may not import whom, and what the linter says of it; `allowed` shows that it is not everything. */
const rules = [
  {
    file: 'site/content/faq.ts',
    message: 'site/content imports nothing but its types: it is what the owner edits.',
    refused: ['react', './business.ts', '../navigation.ts', '../../widgets/rules/money.ts'],
    allowed: ['./types.ts'],
  },
  {
    file: 'site/pages/FaqPage.tsx',
    message: onlyRules,
    refused: ['../../widgets/lead/mail.ts', '../../widgets/fields/Icon.tsx'],
    allowed: ['react', '../content/prices.ts', '../../widgets/rules/money.ts'],
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
      "The mailbox takes the site's content/business.ts and components, the widgets' rules, and nothing else of either.",
    refused: ['../head.ts', '../content/prices.ts', '../../widgets/lead/mail.ts'],
    allowed: [
      'react',
      'zod',
      './message.ts',
      '../content/business.ts',
      '../components/LogoMark.tsx',
      '../../widgets/rules/mailto.ts',
    ],
  },
  {
    file: 'widgets/rules/quote.ts',
    message: pure,
    refused: ['react', '../lead/mail.ts', '../../site/content/prices.ts'],
    allowed: ['./money.ts'],
  },
  ...['widgets/quote-builder/QuoteBuilder.tsx', 'widgets/fields/TextField.tsx'].map((file) => ({
    file,
    message: react,
    refused: ['preact', 'preact/hooks', '@preact/compat'],
    allowed: ['react', 'react-dom', '../rules/quote.ts', '../lead/mail.ts'],
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
    file: 'widgets/lead/mail.ts',
    message: 'What both widgets share knows neither of them.',
    refused: ['../quote-builder/Lines.tsx', '../inquiry-form/icons.ts'],
    allowed: ['@emailjs/browser', '../rules/text.ts'],
  },
  {
    file: 'widgets/quote-builder/register.tsx',
    message:
      'From the site a widget takes only content/business.ts, content/prices.ts and styles/tokens.css.',
    refused: [
      '../../site/head.ts',
      '../../site/content/reviews.ts',
      '../../site/styles/base.css?inline',
    ],
    allowed: [
      'react',
      '../lead/mail.ts',
      '../../site/content/business.ts',
      '../../site/content/prices.ts',
      '../../site/styles/tokens.css',
      '../../site/styles/tokens.css?inline',
    ],
  },
  {
    file: 'site/pages/partners/PartnersPage.tsx',
    message:
      "The partner's page takes the site's content/business.ts and components, the widgets' rules, and nothing else of either.",
    refused: ['../../head.ts', '../../content/prices.ts', '../../../widgets/build/release.ts'],
    allowed: [
      'react',
      './Hero.tsx',
      './browser/snippet.ts',
      '../../content/business.ts',
      '../../components/LogoMark.tsx',
      '../../../widgets/rules/money.ts',
    ],
  },
  {
    file: 'site/pages/partners/browser/partners.ts',
    message:
      "The scripts of the partner's page are plain: they take each other and the widgets' rules.",
    refused: ['react', '../Hero.tsx', '../../../content/business.ts'],
    allowed: ['./snippet.ts', '../../../../widgets/rules/escape-html.ts'],
  },
  ...[
    'widgets/build/release.ts',
    'widgets/lead/settings.ts',
    'widgets/element/define-element.tsx',
    'widgets/quote-builder/useWizard.ts',
    'widgets/inquiry-form/InquiryForm.tsx',
  ].map((file) => ({
    file,
    message: onlyRegister,
    refused: ['../../site/content/business.ts', '../../site/head.ts'],
    allowed: ['../rules/text.ts'],
  })),
  ...['tests/widgets/tag.spec.ts', 'tests/site/pages.spec.ts', 'tests/engines/hosts.spec.ts'].map(
    (file) => ({
      file,
      message: 'Browser tests see only dist/.',
      refused: [
        '../../widgets/lead/mail.ts',
        '../../widgets/rules/quote.ts',
        '../../widgets/quote-builder/QuoteBuilder.tsx',
        '../../site/routes.tsx',
        '../../site/content/prices.ts',
      ],
      allowed: ['playwright/test', './wizard-page.ts', '../browser.ts'],
    }),
  ),
]

/** The ways to import something. */
const statements = (specifier: string) => [
  `import '${specifier}'`,
  `export * from '${specifier}'`,
  `await import('${specifier}')`,
]

interface Diagnostic {
  message: string
  location: { path: string; start: { line: number } }
}

let folder = ''
let found: Diagnostic[] = []

/** One run of the linter over files that hold nothing but imports, laid out as the repository is. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  cpSync(inRepository('.biome.json'), path.join(folder, '.biome.json'))
  for (const { file, refused, allowed } of rules) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    const lines = [...refused, ...allowed].flatMap(statements)
    writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`)
  }
  const options = ['--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none']
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
    .filter(({ location }) => location.path.replaceAll('\\', '/') === file)
    .map((diagnostic) => `${lines[diagnostic.location.start.line - 1]}: ${diagnostic.message}`)
  const expected = refused.flatMap(statements).map((statement) => `${statement}: ${message}`)
  expect(told.sort()).toEqual(expected.sort())
})
