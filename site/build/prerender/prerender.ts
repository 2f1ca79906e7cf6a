import { rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, normalizePath, type Plugin, type Rolldown } from 'vite'
import { siteUrl } from '../environment/site-url.ts'
import { fewAtOnce } from '../pictures/few-at-once.ts'
import { sharePicture } from '../share-pictures/share-picture.ts'
import { sharedPicture } from '../share-pictures/shared-picture.ts'
import { fontsTag, shellStyles, tagsOf, widgetTag } from './page-tags.ts'
import { replaceParts } from './replace-parts.ts'

type Chunk = Rolldown.OutputChunk

const repository = fileURLToPath(new URL('../../..', import.meta.url))

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
      // Also called for the server's build, and after a build that failed and wrote nothing, whose
      // error Vite reports later: one of ours would hide it.
      if (options.ssr || chunks.length === 0) return
      // Also when somebody stops it in the middle.
      process.once('exit', removeBundle)
      try {
        await build({
          root,
          configFile: configFile ?? false,
          logLevel: 'warn',
          build: { ssr: 'server.tsx', outDir: bundle, emptyOutDir: true, copyPublicDir: false },
        })
        await writePages(root, resolve(root, options.outDir), chunks)
      } finally {
        removeBundle()
        process.off('exit', removeBundle)
      }
    },
  }
}

function removeBundle() {
  rmSync(bundle, { recursive: true, force: true })
}

async function writePages(root: string, dist: string, chunks: Chunk[]) {
  const server: typeof import('../../server.tsx') = await import(
    `${pathToFileURL(bundle).href}/server.js`
  )
  server.readFrom(dist)
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  const shell = replaceParts(built, {
    '<html lang="en">': `<html lang="${server.locale}">`,
    '<!--fonts-->': fontsTag(),
    ...shellStyles(built, dist),
  })
  // The loader's own script is in the shell.
  const beyond = chunks.filter(({ fileName }) => !shell.includes(fileName))
  const client = normalizePath(resolve(root, 'client.tsx'))
  for (const [path, file] of server.prerendered) {
    const { modules, files, scripts, head, body } = await server.render(path)
    const ids = modules.map((module) =>
      module.startsWith('virtual:') ? `\0${module}` : normalizePath(resolve(root, module)),
    )
    const tags = tagsOf([client, ...ids], files, beyond, dist)
    const html = replaceParts(shell, {
      '<!--head-->': head,
      // After the styles of every page, which this page's build upon.
      '</head>': `${tags}${scripts.map(widgetTag).join('')}</head>`,
      '<div id="root"></div>': `<div id="root" data-path="${path}">${body}</div>`,
    })
    await write(join(dist, file), html)
  }
  for (const [file, text] of Object.entries(await server.forRobots())) {
    await write(join(dist, file), text)
  }
  await write(join(dist, 'share.jpg'), await sharePicture())
  await fewAtOnce(server.sharedPictures, async (crop) =>
    write(join(dist, crop.file), await sharedPicture(crop)),
  )
  console.log(`Built the site: ${server.prerendered.length} pages`)
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
