import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headerRules } from '../../site/build/host-headers.ts'
import { nginxHeaders } from '../../site/build/nginx-headers.ts'

const rules = headerRules(`# A note
/widgets/*
  Access-Control-Allow-Origin: *
  Content-Security-Policy: default-src 'none'; img-src https://a.example
/blog/:post/picture.jpg
\tCache-Control: no-store
`)

test('a rule says each of its headers', () => {
  expect(rules.map(({ headers }) => headers)).toEqual([
    [
      ['Access-Control-Allow-Origin', '*'],
      ['Content-Security-Policy', "default-src 'none'; img-src https://a.example"],
    ],
    [['Cache-Control', 'no-store']],
  ])
})

test('a star is anything, a name is one folder, a dot is a dot', () => {
  const [widgets, picture] = rules
  expect(widgets?.path.test('/widgets/')).toBe(true)
  expect(widgets?.path.test('/widgets/1.0.0/quote-builder.js')).toBe(true)
  expect(widgets?.path.test('/site/widgets/a.js')).toBe(false)
  expect(picture?.path.test('/blog/moss/picture.jpg')).toBe(true)
  expect(picture?.path.test('/blog/moss/old/picture.jpg')).toBe(false)
  expect(picture?.path.test('/blog/moss/picture-jpg')).toBe(false)
})

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

test('no path hears two values of one header: some hosts join them, others take the last', () => {
  const text = `${read('site/public/_headers')}/widgets/1.0.0/*\n  Cache-Control: no-cache\n`
  const written = headerRules(text)
  const paths = [...text.matchAll(/^\/.*/gm)].map(([path]) => path.replace('*', 'some'))
  for (const path of [...paths, '/widgets/1.0.0/quote-builder.js', '/widgets/1.0.0/some.d.ts']) {
    const heard = written.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers)
    const names = heard.map(([name]) => name)
    expect(names, path).toEqual([...new Set(names)])
  }
})

test('nginx reads each header as a map from the path, and asks anew for what has no rule', () => {
  expect(
    nginxHeaders(`/*
  Referrer-Policy: no-referrer
/assets/*
  Cache-Control: public, max-age=60
/a/*.d.ts
  Content-Type: text/plain
`),
  ).toBe(String.raw`map $uri $site_cache_control {
  default "no-cache";
  "~^\/assets\/.*$" "public, max-age=60";
}
map $uri $site_referrer_policy {
  "~^\/.*$" "no-referrer";
}
`)
})

test('our nginx.conf sends every header that _headers names', () => {
  const maps = nginxHeaders(read('site/public/_headers')).matchAll(/^map \$uri (\S+)/gm)
  const sent = read('docs/hosting/nginx.conf').matchAll(/^ {2}add_header \S+ (\S+) always;/gm)
  expect([...sent].map(([, variable]) => variable).sort()).toEqual(
    [...maps].map(([, variable]) => variable).sort(),
  )
})
