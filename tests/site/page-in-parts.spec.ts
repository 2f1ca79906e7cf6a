import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, longUnless, test } from '../browser.ts'
import { fontShift, fontsThere, painted, shiftOf, watchShift } from '../loading.ts'

/** First sections whose tiles are next to each other, and grow with their content. */
const paths = ['/', '/commercial-cleaning', '/blog', '/quote-builder']

/** After how many tags of its main part a page stops. */
const tags = [15, 39]

for (const width of [390, 768, 1440]) {
  const title = `a page that arrives in parts moves nothing as it grows, at ${width} px`
  test(title, longUnless(width === 390), async ({ page, baseURL }) => {
    await watchShift(page)
    const parts = await startPartsOf(`${baseURL}`)
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      for (const before of tags) {
        await test.step(`${path}, cut off after ${before} tags`, async () => {
          parts.stopAfter(before)
          await page.goto(parts.url + path, { waitUntil: 'commit' })
          await expect(page.getByRole('banner')).toBeVisible()
          await painted(page)
          await expect(page.getByRole('contentinfo')).toHaveCount(0)
          parts.goOn()
          await page.waitForLoadState()
          await fontsThere(page)
          expect(await shiftOf(page)).toBeLessThan(fontShift)
        })
      }
    }
    parts.close()
  })
}

test('a page that stops loading shows what has arrived', async ({ page, baseURL }) => {
  const parts = await startPartsOf(`${baseURL}`)
  parts.stopAfter(20)
  await page.goto(`${parts.url}/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  parts.close()
})

/** Serves the site from another origin, and holds back the end of each page until the test releases it. */
async function startPartsOf(site: string) {
  let count = 0
  let goOn = () => {}
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    const answer = await fetch(new URL(url, site), { method })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const [head = '', ...opened] = html.slice(html.indexOf('<main')).split(/(?=<\w)/)
    const first = html.slice(0, html.indexOf('<main')) + [head, ...opened.slice(0, count)].join('')
    response.write(first)
    goOn = () => response.end(html.slice(first.length))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stopAfter(tags: number) {
      count = tags
    },
    goOn: () => goOn(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
