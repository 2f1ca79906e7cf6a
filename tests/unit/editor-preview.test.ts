import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { preview } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { editorHeaders } from '../../site/build/editor/headers.ts'
import { hostHeaders } from '../../site/build/headers/headers.ts'
import { notFound } from '../../site/build/prerender/not-found.ts'
import { newFolder } from '../fixtures/project-copy.ts'

test('npm start sends only the editor the policy for the editor, and every other page that of the site', async () => {
  const headers = readFileSync(new URL('../../site/public/_headers', import.meta.url), 'utf8')
  const root = newFolder()
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'edit'), { recursive: true })
  for (const page of ['index.html', '404.html', 'edit/index.html']) {
    writeFileSync(join(dist, page), '<!doctype html>')
  }
  writeFileSync(join(dist, '_headers'), `${headers}${editorHeaders}`)
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    plugins: [hostHeaders(), notFound()],
    preview: { port: 0 },
  })
  onTestFinished(() => server.close())
  const { port } = server.httpServer.address() as AddressInfo
  const get = (path: string) => fetch(`http://localhost:${port}${path}`)
  const policyIn = (text: string) => /(?<=Content-Security-Policy: ).+/.exec(text)?.[0]

  const editor = await get('/edit/')
  expect(editor.headers.get('content-security-policy')).toBe(policyIn(editorHeaders))
  expect(editor.headers.get('x-robots-tag')).toBe('noindex')
  expect(editor.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect((await get('/edit')).url).toBe(editor.url)
  for (const path of ['/', '/no/such/page']) {
    const page = await get(path)
    expect(page.headers.get('content-security-policy'), path).toBe(policyIn(headers))
    expect(page.headers.get('x-robots-tag'), path).toBe(null)
  }
})
