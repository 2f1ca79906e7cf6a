import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, test } from 'playwright/test'
import { countedHost, hosts, scratch, site } from './hosts.ts'
import { certificate } from './nginx.ts'

const read = (file: string) => readFileSync(join(site, file))

/** The Cache-Control values of files that never change, and of files that partners embed. */
const forGood = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300'

/** The text types, which are sent compressed and with their charset. */
const texts: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.js': /^(text|application)\/javascript\b/,
  '.ts': /^text\/plain; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.xml': /^(text|application)\/xml\b/,
  '.webmanifest': /^application\/manifest\+json\b/,
}

const others: Readonly<Record<string, RegExp>> = {
  // Cloudflare does not compress it.
  '.md': /^text\/markdown; charset=utf-8$/,
  '.avif': /^image\/avif$/,
  '.webp': /^image\/webp$/,
  '.jpg': /^image\/jpeg$/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.mp4': /^video\/mp4$/,
  '.woff2': /^font\/woff2$/,
  '.wasm': /^application\/wasm$/,
  '.tgz': /^application\/gzip$/,
}

/** The headers of every answer, as in the file that hosts read. */
const [, everywhere = ''] = read('_headers')
  .toString()
  .split(/^\/\*\n|^\/.+\n/m)
const security = Object.fromEntries(
  everywhere
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', value] = line.trim().split(/: (.*)/)
      return [name.toLowerCase(), value]
    }),
)

/** The folders of the releases, and of the newest of each major version. */
const versions = readdirSync(join(site, 'widgets')).filter((name) => /^[\d.]+$/.test(name))

const locations = read('sitemap.xml')
  .toString()
  .matchAll(/<loc>(.*?)<\/loc>/g)
const listed = [...locations].map(([, url]) => new URL(`${url}`).pathname)
const paths = [...listed, '/booked', '/widgets/', '/services/roof-gutter-cleaning']

/** The file of a page: each host has its own rule for its name. */
function fileOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`
}

for (const [name, url] of Object.entries(hosts)) {
  test.describe(name, () => {
    const get = (request: APIRequestContext, path: string) =>
      request.get(url + path, { maxRedirects: 0 })

    test('every page is complete, compressed, safe and revalidated', async ({ request }) => {
      for (const path of paths) {
        const answer = await get(request, path)
        expect(answer.status(), path).toBe(200)
        const headers = answer.headers()
        expect(headers, path).toMatchObject(security)
        expect(headers['x-robots-tag'], path).toBe(undefined)
        expect(headers['content-type'], path).toMatch(texts['.html'] ?? '')
        expect(headers['content-encoding'], path).toMatch(/^(br|gzip)$/)
        expect(headers['cache-control'], path).toMatch(/no-cache|max-age=0/)
        expect(await answer.text(), path).toBe(read(fileOf(path)).toString())
      }
    })

    test('a path with a slash or .html redirects in one step', async ({ request }) => {
      const pages = paths.filter((path) => !path.endsWith('/'))
      const redirects = pages.flatMap((path) => [
        [`${path}/`, path],
        [`${path}.html`, path],
      ])
      for (const [path = '', page = ''] of [...redirects, ['/widgets', '/widgets/']]) {
        const answer = await get(request, path)
        if (answer.status() === 200)
          expect(await answer.text(), path).toBe(read(fileOf(page)).toString())
        else
          expect(new URL(answer.headers().location ?? '', url + path).href, path).toBe(url + page)
      }
    })

    test('an unknown path gets the nearest 404.html, not cached', async ({ request }) => {
      for (const [path = '', page = ''] of [
        ['/no/such/page', '404.html'],
        ['/services/no-such-service', '404.html'],
        ['/assets', '404.html'],
        ['/blog/no-such-post', 'blog/404.html'],
        ['/blog/no%20such%E2%80%9D', 'blog/404.html'],
        ['/assets/index-missing.js', '404.html'],
        ['/pictures/missing.avif', '404.html'],
        ['/widgets/9.9.9/quote-builder.js', '404.html'],
        ...versions.map((version) => [`/widgets/${version}/missing.js`, '404.html']),
      ]) {
        const answer = await get(request, path)
        expect(answer.status(), path).toBe(404)
        expect(await answer.text(), path).toBe(read(page).toString())
        const headers = answer.headers()
        expect(headers, path).toMatchObject(security)
        expect(headers['content-type'], path).toMatch(texts['.html'] ?? '')
        expect(headers['cache-control'], path).toMatch(/no-cache|no-store|max-age=0/)
      }
      // The files for hosts are not served.
      expect(await (await get(request, '/_headers')).text()).not.toContain('immutable')
    })

    test('every file is complete and has its type; text is compressed', async ({ request }) => {
      const files = await readdir(site, { recursive: true, withFileTypes: true })
      const byKind = new Map(
        files
          .filter((file) => file.isFile() && extname(file.name))
          .map((file) => [extname(file.name), relative(site, join(file.parentPath, file.name))]),
      )
      byKind.delete('.html')
      expect([...byKind.keys()].sort()).toEqual(
        Object.keys({ ...texts, ...others })
          .filter((kind) => kind !== '.html')
          .sort(),
      )
      for (const [kind, file] of byKind) {
        const answer = await get(request, `/${file}`)
        expect(answer.status(), file).toBe(200)
        const headers = answer.headers()
        expect(headers['content-type'], file).toMatch(texts[kind] ?? others[kind] ?? '')
        expect((await answer.body()).equals(read(file)), file).toBe(true)
        if (!texts[kind]) continue
        expect(headers['content-encoding'], file).toMatch(/^(br|gzip)$/)
        const old = await request.get(`${url}/${file}`, { headers: { 'accept-encoding': 'gzip' } })
        expect(old.headers()['content-encoding'], file).toBe('gzip')
      }
    })

    test('files are cached as long as they may be', async ({ request }) => {
      const [asset = ''] = await readdir(join(site, 'assets'))
      const [picture = ''] = await readdir(join(site, 'pictures'))
      const caching = [
        [`/assets/${asset}`, forGood],
        [`/pictures/${picture}`, forGood],
        ['/widgets/quote-builder.js', forMinutes],
        ['/widgets/inquiry-form.js', forMinutes],
        ['/widgets/quote-sheet.js', forMinutes],
        ['/widgets/manifest.json', forMinutes],
        ...versions.map((version) => [
          `/widgets/${version}/quote-builder.js`,
          version.includes('.') ? forGood : forMinutes,
        ]),
      ]
      for (const [path = '', cache] of caching) {
        const headers = (await get(request, path)).headers()
        expect(headers['cache-control'], path).toBe(cache)
        if (!path.startsWith('/widgets/')) continue
        expect(headers['access-control-allow-origin'], path).toBe('*')
        expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin')
      }
    })
  })
}

for (const [name, address] of [
  ['the site', hosts.nginx],
  ['the site with Tag Manager', countedHost],
] as const) {
  test(`Mozilla's Observatory gives ${name} an A+`, async () => {
    // Its command trusts only certificates that Mozilla knows.
    const scan = join(scratch, 'node_modules/@mdn/mdn-http-observatory/src/scan.js')
    const { stdout } = await promisify(execFile)(process.execPath, [scan, new URL(address).host], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate(address) },
    })
    const { scan: result, tests } = JSON.parse(stdout)
    const failed = Object.entries<{ pass: boolean }>(tests).filter(([, { pass }]) => !pass)
    expect(failed).toEqual([])
    expect(result.grade).toBe('A+')
  })
}
