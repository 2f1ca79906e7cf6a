import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const siteHeaders = readFileSync(
  fileURLToPath(new URL('../../site/public/_headers', import.meta.url)),
  'utf8',
)

/** The traces of an editor in a built folder, by where they are found. */
export function editorTracesIn(dist: string) {
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
    /** The headers other than those of the site, of the releases and of the company's data. */
    headers: readBuilt('_headers')
      .replace(/^\/widgets\/(?:[\d.]+\/\*|business\..*)\n.*\n/gm, '')
      .replace(siteHeaders, ''),
  }
}
