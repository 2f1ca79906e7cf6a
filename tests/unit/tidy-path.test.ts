import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyAddress, tidyPath } from '../../site/routing/tidy-path.ts'

test.each([
  ['/blog/a%20b', '/blog/a b'],
  ['/blog/%E2%80%9D', '/blog/”'],
  ['/blog/a%2520b/', '/blog/a b'],
  ['/about%2Ehtml', '/about'],
  ['/%', '/%'],
  ['/blog/100%25', '/blog/100%'],
  ['/blog/%E0%A4%A', '/blog/%E0%A4%A'],
  ['/blog/a%2Fb', '/blog/a%2Fb'],
])('the address %s becomes the path %s, which stays as it is', (pathname, path) => {
  expect(tidyPath(pathname)).toBe(path)
  expect(tidyPath(path)).toBe(path)
})

test('an address keeps its encoding, and loses what hosts add', () => {
  expect(tidyAddress('/blog/a%20b/index.html')).toBe('/blog/a%20b')
  expect(tidyAddress('/')).toBe('/')
})

test('an address loses slashes, .html and /index at its end, however long it is', () => {
  const parts = fc.constantFrom('/', '/index', '.html', 'a', '/about')
  fc.assert(
    fc.property(fc.array(parts), (made) => {
      const address = `/${made.join('')}`
      expect(tidyAddress(address)).toBe(address.replace(/(\/index)?(\.html)?\/*$/, '') || '/')
    }),
  )
  const began = performance.now()
  tidyPath(`${'/'.repeat(200_000)}a`)
  expect(performance.now() - began).toBeLessThan(3000)
})
