import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editorHeaders } from '../../site/build/editor/headers.ts'
import { headerRules, nginxHeaders } from '../../site/build/headers/headers.ts'

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

test('nginx gets each header as a map from the path, and files without a rule are revalidated', () => {
  expect(
    nginxHeaders(`/*
  Referrer-Policy: no-referrer
/assets/*
  Cache-Control: public, max-age=60
/a/*.d.ts
  Content-Type: text/plain
`),
  ).toBe(String.raw`map $uri $site_cache_control {
  "~^\/assets\/.*$" "public, max-age=60";
  default "no-cache";
}
map $uri $site_x_robots_tag {
  default "";
}
map $uri $site_referrer_policy {
  "~^\/.*$" "no-referrer";
}
`)
})

test('the editor takes the policy of the site back before it names its own, and nothing else', () => {
  const site = headerRules(read('site/public/_headers'))
  const editor = headerRules(editorHeaders)
  const takenBack = [...editorHeaders.matchAll(/^ {2}! (.+)$/gm)].map(([, name]) => name)
  for (const path of ['/edit/', '/edit/index.html', '/edit/data.json', '/edit/assets/index-1.js']) {
    const namesIn = (rules: typeof site) =>
      rules
        .filter((rule) => rule.path.test(path))
        .flatMap(({ headers }) => headers.map(([name]) => name))
    const own = namesIn(editor)
    expect(own, path).toEqual([...new Set(own)])
    const twice = own.filter((name) => namesIn(site).includes(name))
    expect(twice, path).toEqual(takenBack)
  }
  for (const path of ['/', '/edit', '/editing', '/blog/edit/', '/assets/index-1.js']) {
    expect(
      editor.filter((rule) => rule.path.test(path)),
      path,
    ).toEqual([])
  }
})

test('nginx, which takes the first rule, finds the editor before the site', () => {
  const map = nginxHeaders(`${read('site/public/_headers')}${editorHeaders}`)
  const [, policies = ''] = /content_security_policy \{\n(.*?)\n\}/s.exec(map) ?? []
  expect(policies.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
    '"~^\\/edit\\/.*$"',
    '"~^\\/.*$"',
  ])
})

test('our nginx.conf sends every header that _headers names', () => {
  const maps = nginxHeaders(read('site/public/_headers')).matchAll(/^map \$uri (\S+)/gm)
  const sent = read('docs/hosting/nginx.conf').matchAll(/^ {2}add_header \S+ (\S+) always;/gm)
  expect([...sent].map(([, variable]) => variable).sort()).toEqual(
    [...maps].map(([, variable]) => variable).sort(),
  )
})
