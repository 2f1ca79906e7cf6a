import { compile } from 'svelte/compiler'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { compileTemplate } from 'vue/compiler-sfc'
import { inAttribute, inString } from '../../site/pages/partners/browser/partner-name.ts'

const names = [
  'Tom & "Jerry" <b>',
  "O'Brien's",
  `{shop} {{ shop.name }} {% if %} \${name}`,
  'Back\\slash `ticks` \\',
  '</script><!-- &amp; &#39;',
  'Żółw & Söhne, 日本 🏡',
]

/** What a compiled module of these lines contains as one string. */
const stringsIn = (code: string) => {
  const strings: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('lines.js', code, ts.ScriptTarget.ESNext))
  return strings
}

test.each(names)('%s comes out of an attribute of JSX, Svelte and Vue as it was typed', (name) => {
  const tag = `<quote-builder partner="${inAttribute(name)}"></quote-builder>`
  const jsx = ts.transpile(tag, { jsx: ts.JsxEmit.React, target: ts.ScriptTarget.ESNext })
  expect(stringsIn(jsx)).toContain(name)
  const { code } = compileTemplate({ source: tag, filename: 'App.vue', id: 'app' })
  expect(stringsIn(code).join()).toContain(name)
  const svelte = compile(tag, { generate: 'server' }).js.code
  expect(stringsIn(svelte).join()).toContain(inHtml(name))
})

/** As Svelte writes the name into the page again. */
const inHtml = (name: string) =>
  name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

test.each(names)(
  '%s means nothing to Liquid, to the string around an Angular template, or to Tag Manager',
  (name) => {
    expect(inAttribute(name)).not.toMatch(/[{}`\\]/)
    expect(inString(name)).not.toMatch(/\{\{|<\//)
  },
)

test.each(names)('%s comes out of a string of a script as it was typed', (name) => {
  expect(stringsIn(`partner('${inString(name)}')`)).toEqual([name])
})
