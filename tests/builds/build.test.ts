import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { editorHeaders } from '../../site/build/editor/headers.ts'
import { overBudget } from '../budgets.ts'
import {
  copyOfOtherCompany,
  copyProject,
  environmentOfCopy,
  removeCopies,
} from '../fixtures/project-copy.ts'
import { repository, scriptArgs } from '../sites.ts'

const ids = ['SERVICE_ID', 'QUOTE_TEMPLATE_ID', 'INQUIRY_TEMPLATE_ID', 'PUBLIC_KEY']
const noSettings = {
  SITE_URL: '',
  EDITOR_REPO: '',
  ...Object.fromEntries(ids.map((id) => [`VITE_EMAILJS_${id}`, ''])),
}
const allSettings = {
  SITE_URL: 'https://site.example',
  EDITOR_REPO: 'brightwater/website',
  ...Object.fromEntries(ids.map((id) => [`VITE_EMAILJS_${id}`, `our_${id}`])),
}

afterAll(removeCopies)

/** Runs the build from a working folder outside the project, as a task runner may. */
function run(copy: string, env: Record<string, string>, ...options: string[]) {
  return promisify(execFile)(
    process.execPath,
    [...scriptArgs('site/scripts/build.ts', copy), ...options],
    {
      cwd: tmpdir(),
      env: { ...environmentOfCopy(), ...env },
    },
  )
}

const lastLines = (text: string, count: number) => text.trimEnd().split('\n').slice(-count)

const warnings = [
  'NO SITE_URL: search engines, shared links and the package of the widgets will lead to http://localhost:4173. Set SITE_URL in .env.',
  'NO EMAILJS IDS: on a real host every lead will fail; only npm start has a mailbox. Set the four ids in .env.',
]

/** Ends the lines of all texts as Git for Windows does, but of releases, which have checksums, and of the linked media. */
function endLinesAsOnWindows(copy: string) {
  for (const part of ['site', 'widgets']) {
    for (const name of readdirSync(path.join(copy, part), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(copy, part, name)
      const isText = /\.(?:tsx?|js|json|md|css|svg|html)$/.test(file)
      if (!isText || /[\\/](?:releases|media)[\\/]/.test(file)) continue
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
    }
  }
}

test.concurrent('on a clone of Git for Windows a build without offer, address and ids into a linked dist/ mentions no discount, ends with what it cannot show and what will fail on a real host, and has no editor', async () => {
  const copy = copyProject()
  const facts = path.join(copy, 'site/content/business.json')
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^ {2}"name": "/m, '$&ਸੋਨਾ '))
  endLinesAsOnWindows(copy)
  rmSync(path.join(copy, 'site/content/offer.json'))
  const published = path.join(copy, 'published')
  mkdirSync(published)
  symlinkSync(published, path.join(copy, 'dist'), 'junction')
  const { stdout, stderr } = await run(copy, noSettings)
  expect(existsSync(path.join(published, 'index.html'))).toBe(true)
  const home = readFileSync(path.join(published, 'index.html'), 'utf8')
  // The styles, which all pages of the same kind share, come before the body.
  expect(/discount|% ?off|<small>off/.exec(home.slice(home.indexOf('<body>')))).toBeNull()
  expect(lastLines(stdout, 1)).toEqual(['dist/ is ready.'])
  expect(lastLines(stderr, 3)).toEqual([
    expect.stringMatching(/business\.json:\d+: name: pictures .* has no ਸੋ, ਨਾ\.$/),
    ...warnings,
  ])
  expect(editorTracesIn(published)).toEqual({ files: [], mentions: [], headers: '' })

  const mark = path.join(copy, 'dist/mark')
  writeFileSync(mark, '')
  const refused = await run(copy, noSettings, '--production').catch((error) => error)
  expect(refused.code).toBe(1)
  expect(refused.stderr.split('\n').slice(0, 2)).toEqual(warnings)
  expect(lastLines(refused.stderr, 1)).toEqual([
    'Nothing was built: --production builds only what a real host can serve.',
  ])
  await expect(run(copy, allSettings, '--production')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^site\/content\/business\.json:\d+: phone: .* is still the example company’s\.[\s\S]*\nNothing was built: people would call, write to and trust a company that does not exist\.\n$/,
    ),
  })
  await expect(run(copy, { ...noSettings, EDITOR_REPO: 'website' })).rejects.toMatchObject({
    code: 1,
    stderr:
      'EDITOR_REPO: "website" is not a repository; write its owner and its name at GitHub, as brightwater/website.\n',
  })
  expect(existsSync(mark)).toBe(true)
})

const compressed = (file: string) =>
  brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length

test.concurrent('a build for a real host lists only what may be its own, its widgets stay small, its editor knows the repository, and a failed or stopped build leaves dist/ as it was', async () => {
  const copy = copyOfOtherCompany()
  const { stderr } = await run(copy, allSettings, '--production')
  const [heading, ...lines] = stderr.trimEnd().split('\n')
  expect(heading).toBe('Look these over too:')
  const others = lines.filter((line) => !/ (?:is|are) still the example company’s\.$/.test(line))
  expect(others.shift()).toMatch(/^site\/content\/pages\/about\.json:1: team: nobody is here yet\./)
  const over = others.map((line) => /"(.*)" is over since /.exec(line)?.[1])
  expect(over).toEqual(['Stocktaking', 'The long weekend', 'Stocktaking'])
  for (const script of ['quote-builder.js', 'inquiry-form.js'] as const) {
    const size = compressed(path.join(copy, 'dist/widgets', script))
    expect(overBudget(script, 'widgets/', { [`widgets/${script}`]: size })).toBe('')
  }

  const { files, mentions, headers } = editorTracesIn(path.join(copy, 'dist'))
  expect(files).toContain(path.join('edit', 'index.html'))
  // No menu, sitemap or search of the site mentions the editor.
  expect(mentions).toEqual(['_headers'])
  expect(headers).toBe(editorHeaders)
  const { config } = JSON.parse(readFileSync(path.join(copy, 'dist/edit/data.json'), 'utf8'))
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'brightwater/website' },
    media_folder: 'site/content/media/masters',
  })

  const mark = path.join(copy, 'dist/mark')
  writeFileSync(mark, '')
  const before = readdirSync(copy)
  const pages = readdirSync(path.join(copy, 'dist'), { recursive: true })

  const stopped = run(copy, allSettings)
  let output = ''
  while (!output.includes('Built the site')) {
    output += await once(stopped.child.stdout as Readable, 'data')
  }
  stopped.child.kill('SIGINT')
  await expect(stopped).rejects.toMatchObject({ code: 1 })
  expect(readdirSync(copy)).toEqual(before)

  // This mistake is found when the site is already built.
  writeFileSync(path.join(copy, 'vite.widget.config.ts'), "throw new Error('No widgets.')")
  await expect(run(copy, allSettings)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No widgets.'),
  })
  expect(readdirSync(copy)).toEqual(before)
  expect(readdirSync(path.join(copy, 'dist'), { recursive: true })).toEqual(pages)
})

test('an unknown option is reported before anything is built', async () => {
  await expect(run(repository, allSettings, '--prodution')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'npm run build does not know --prodution, only --production.\n',
  })
})

/** The traces of an editor in a built folder, by where they are found. */
function editorTracesIn(dist: string) {
  const siteHeaders = readFileSync(
    fileURLToPath(new URL('../../site/public/_headers', import.meta.url)),
    'utf8',
  )
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) =>
    /(^_headers|\.(html|js|css|json|txt|xml|ts|tgz))$/.test(file),
  )
  const readBuilt = (file: string) => readFileSync(path.join(dist, file), 'utf8')
  return {
    files: files.filter((file) => file.split(path.sep)[0] === 'edit'),
    mentions: texts.filter(
      (file) => !file.startsWith('edit') && /sveltia|EDITOR_|\/edit\//i.test(readBuilt(file)),
    ),
    /** The headers other than those of the site, of the releases, of the languages and of the company's data. */
    headers: readBuilt('_headers')
      .replace(siteHeaders, '')
      .replace(/^\/widgets\/(?:[\d.]+\/\*|[a-z]+\.js|business\..*)\n.*\n/gm, ''),
  }
}
