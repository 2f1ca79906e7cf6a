import { expect, test } from 'vitest'
import { escapeHtml } from '../../widgets/rules/text/escape-html.ts'

test('text stays text between tags and between the quotes of an attribute', () => {
  expect(escapeHtml(`<b title="x">Tom & Jerry's</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;',
  )
})
