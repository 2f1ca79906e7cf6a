import { expect, test } from 'vitest'
import { lean } from '../../widgets/build/lean-css.ts'

test('a value that only our styles read stands where it is read, also within another', () => {
  expect(
    lean(':root,:host{--gold:#f40;--wipe:1s;--move:all var(--wipe)}i{transition:var(--move)}'),
  ).toBe(':host{--gold:#f40}i{transition:all 1s}')
})

test('a token that partners may set stays one, and so does one with a second value', () => {
  const css =
    ':host{--gold:#f40;--sand:#eee}i{color:var(--gold);background:var(--sand)}b{--sand:#ddd}'
  expect(lean(css)).toBe(css)
})

test('what nothing reads goes, and an ampersand that says nothing', () => {
  expect(lean(':root,:host{--gold:#f40;--s1:4px}i{& b{top:0}&>b{top:1px}&.on{top:2px}}')).toBe(
    ':host{--gold:#f40}i{b{top:0}>b{top:1px}&.on{top:2px}}',
  )
})
