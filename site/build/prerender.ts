import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, normalizePath, type Plugin, type Rolldown } from 'vite'
import { sharedPicture } from './shared-picture.ts'
import { siteUrl } from './site-url.ts'

type Chunk = Rolldown.OutputChunk

const repository = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Inside node_modules, so that the bundle finds its packages; of this process alone, as two builds
 * may share them; removed when the pages are written.
 */
const bundle = join(repository, `node_modules/.prerender-${process.pid}`)

/**
 * After the client build, renders every page of the route table and every article into
 * `dist/<path>.html`, and what hosts show for unknown paths as `404.html`.
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
    async closeBundle() {
      const { root, build: options, configFile } = this.environment.config
      // Also called for the server's build, and after a build that failed, whose error Vite reports later.
      if (options.ssr || chunks.length === 0) return
      await build({
        root,
        configFile: configFile ?? false,
        logLevel: 'warn',
        build: { ssr: 'server.tsx', outDir: bundle, emptyOutDir: true, copyPublicDir: false },
      })
      await writePages(root, resolve(root, options.outDir), chunks)
      await rm(bundle, { recursive: true })
    },
  }
}

async function writePages(root: string, dist: string, chunks: Chunk[]) {
  const server: typeof import('../server.tsx') = await import(
    `${pathToFileURL(bundle).href}/server.js`
  )
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const beyond = chunks.filter(({ fileName }) => !shell.includes(fileName))

  for (const [path, file] of server.prerendered) {
    const { modules, head, body } = await server.render(path)
    const ids = modules.map((module) => normalizePath(resolve(root, module)))
    const html = shell
      .replace('<!--head-->', () => head)
      // After the styles of every page, which this page's build upon.
      .replace('</head>', () => `${tagsOf(ids, beyond)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}">${body}</div>`)
    await write(join(dist, file), html)
  }
  for (const [file, text] of Object.entries(await server.forRobots())) {
    await write(join(dist, file), text)
  }
  await Promise.all(
    server.sharedPictures.map(async (crop) =>
      write(join(dist, crop.file), await sharedPicture(crop)),
    ),
  )
  console.log(`Built the site: ${server.prerendered.length} pages`)
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/**
 * The tags for what a page needs beyond the shell's scripts: the scripts that hold its modules, all
 * that those import, and their styles, with those of the parts that are imported later.
 */
function tagsOf(modules: string[], chunks: Chunk[]): string {
  const roots = chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id)))
  const lost = modules.find((id) => !roots.some(({ moduleIds }) => moduleIds.includes(id)))
  if (lost) throw new Error(`No script of the build holds ${lost}, which a page needs.`)

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
