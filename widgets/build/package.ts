import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { CompanyData } from '../package/testing/company.ts'

/** The contents of the package, besides the files that the build has already written into its folder. */
interface PackageSources {
  /** The folder of the loader and the React components, with tsconfig.json and README.md. */
  code: string
  license: string
  version: string
  /** The address that the scripts are loaded from, without a slash at the end. */
  siteUrl: string
  /** For partners' tests. */
  company: CompanyData
}

const run = promisify(execFile)
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'bin/tsc',
)

/**
 * Packs the package that partners install from our host, `goldcrest-widgets-<version>.tgz`. It is
 * written into `folder`, which already has the declarations and descriptions of the elements and
 * room.css. The same sources give the same bytes.
 */
export async function writePackage(folder: string, from: PackageSources): Promise<void> {
  const folderToPack = await mkdtemp(join(tmpdir(), 'goldcrest-widgets-'))
  const writeText = (file: string, text: string) => writeFile(join(folderToPack, file), text)
  try {
    const host = JSON.stringify(from.siteUrl)
    const company = JSON.stringify(from.company, null, 2)
    await compile(from.code, join(folderToPack, 'esm'), 'esnext')
    await writeText('esm/host.js', `export const host = ${host}\n`)
    await writeText('esm/testing/company.js', `export const company = ${company}\n`)
    await writeText('esm/package.json', '{ "type": "module" }\n')
    await compile(from.code, join(folderToPack, 'cjs'), 'commonjs')
    await writeText('cjs/host.js', `exports.host = ${host}\n`)
    await writeText('cjs/testing/company.js', `exports.company = ${company}\n`)
    for (const part of ['react', 'testing']) {
      await mkdir(join(folderToPack, part))
      const entry = beforeExports(`../cjs/${part}`)
      await writeText(`${part}/package.json`, `${JSON.stringify(entry, null, 2)}\n`)
    }
    await copyFile(join(from.code, 'room.css.d.ts'), join(folderToPack, 'room.css.d.ts'))
    await mkdir(join(folderToPack, 'types'))
    for (const file of await readdir(folder)) {
      if (file.endsWith('.d.ts'))
        await copyFile(join(folder, file), join(folderToPack, 'types', file))
    }
    for (const file of [
      'room.css',
      'custom-elements.json',
      'web-types.json',
      'html-custom-data.json',
    ])
      await copyFile(join(folder, file), join(folderToPack, file))
    await copyFile(from.license, join(folderToPack, 'LICENSE'))
    const readme = await readFile(join(from.code, 'README.md'), 'utf8')
    await writeText('README.md', readme.replaceAll('https://HOST', from.siteUrl))
    await writeText('package.json', `${JSON.stringify(manifestOf(from), null, 2)}\n`)
    // npm is a script on Windows.
    const shell = process.platform === 'win32'
    await run('npm', ['pack', '--pack-destination', folder, '--silent'], {
      cwd: folderToPack,
      shell,
    })
  } finally {
    await rm(folderToPack, { recursive: true })
  }
}

async function compile(code: string, into: string, module: 'esnext' | 'commonjs'): Promise<void> {
  const options = ['--outDir', into, '--module', module, '--verbatimModuleSyntax', 'false']
  await run(process.execPath, [tsc, '-p', code, ...options])
}

/** For tools that do not know `exports` yet. */
const beforeExports = (file: string) => ({ main: `${file}.js`, types: `${file}.d.ts` })

/** The same code as a module for `import` and in CommonJS for `require`. */
const inBoth = (file: string) => ({
  import: { types: `./esm/${file}.d.ts`, default: `./esm/${file}.js` },
  require: { types: `./cjs/${file}.d.ts`, default: `./cjs/${file}.js` },
})

const manifestOf = ({ version, siteUrl }: PackageSources) => ({
  name: 'goldcrest-widgets',
  version,
  description:
    'Loads <quote-builder> and <inquiry-form> into any app, with types and React components',
  license: 'MIT',
  homepage: `${siteUrl}/widgets/`,
  type: 'commonjs',
  engines: { node: '>=18' },
  sideEffects: ['./room.css'],
  ...beforeExports('./cjs/index'),
  exports: {
    '.': inBoth('index'),
    './react': inBoth('react'),
    './testing': inBoth('testing'),
    './room.css': { types: './room.css.d.ts', default: './room.css' },
    './types/*': { types: './types/*.d.ts' },
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  customElements: 'custom-elements.json',
  'web-types': './web-types.json',
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
})
