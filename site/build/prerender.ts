import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, loadEnv, type Plugin, type Rolldown } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Inside node_modules, so that the bundle finds its packages; removed when the pages are written. */
const bundle = join(repository, 'node_modules/.prerender')

/**
 * After the client build, renders every page of the route table into `dist/<path>.html`, and the
 * home page once more as `404.html`, which hosts show for unknown paths.
 */
export function prerender(): Plugin {
  let chunks: Chunk[] = []
  return {
    name: 'prerender',
    apply: 'build',
    config: (_, { mode }) => ({ define: { SITE_URL: JSON.stringify(siteUrl(mode)) } }),
    writeBundle(_, bundle) {
      if (this.environment.config.build.ssr) return
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    },
    async closeBundle(error) {
      const { root, build: options, configFile } = this.environment.config
      // The build for the server comes past here too.
      if (error || options.ssr) return
      await build({
        root,
        configFile: configFile ?? false,
        logLevel: 'warn',
        build: { ssr: 'server.tsx', outDir: bundle, emptyOutDir: true, copyPublicDir: false },
      })
      await writePages(resolve(root, options.outDir), chunks)
      await rm(bundle, { recursive: true })
    },
  }
}

/** The site's public address (SITE_URL), without a slash at the end. */
function siteUrl(mode: string): string {
  const { SITE_URL = '' } = loadEnv(mode, repository, 'SITE_URL')
  return SITE_URL.replace(/\/+$/, '') || 'http://localhost:4173'
}

async function writePages(dist: string, chunks: Chunk[]) {
  const server: typeof import('../server.tsx') = await import(
    `${pathToFileURL(bundle).href}/server.js`
  )
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const beyond = chunks.filter(({ fileName }) => !shell.includes(fileName))

  for (const [path, file] of server.prerendered) {
    const { name, head, body } = await server.render(path)
    const html = shell
      .replace('<!--head-->', () => head)
      // After the styles of every page, which this page's build upon.
      .replace('</head>', () => `${filesOf(name, beyond)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}">${body}</div>`)
    await writeFile(join(dist, file), html)
  }
  for (const [file, text] of Object.entries(server.forRobots)) {
    await writeFile(join(dist, file), text)
  }
}

type Chunk = Rolldown.OutputChunk

/**
 * The tags for what a page needs beyond the shell's scripts: its own, fetched along with those and
 * not after them, and its styles, with those of the parts whose script comes late.
 */
function filesOf(page: string, chunks: Chunk[]): string {
  const roots = chunks.filter(({ name }) => name === page)
  if (!roots[0]) throw new Error(`No script of the build is named ${page}, after its page.`)
  const scripts = closure(roots, chunks, ({ imports }) => imports)
  const styled = closure(roots, chunks, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
  const styles = [...styled].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [
    // What is imported comes before what imports it, and may be overruled by it.
    ...[...new Set(styles)]
      .reverse()
      .map((css) => `  <link rel="stylesheet" crossorigin href="/${css}">\n  `),
    ...[...scripts].map(
      ({ fileName }) => `  <link rel="modulepreload" crossorigin href="/${fileName}">\n  `,
    ),
  ].join('')
}

/** Some chunks, and all that they import among those given. */
function closure(roots: Chunk[], among: Chunk[], importsOf: (chunk: Chunk) => string[]) {
  const reached = new Set(roots)
  // A set goes on to what is added while it is walked through.
  for (const chunk of reached) {
    const files = importsOf(chunk)
    for (const one of among) if (files.includes(one.fileName)) reached.add(one)
  }
  return reached
}
