import { expect, test } from 'vitest'
import { elementNames } from '../../site/build/content/catalogue/element-names.ts'
import { commonAttributes } from '../../widgets/element/attributes.ts'

test('no question can have an attribute of the elements', () => {
  const free = [...commonAttributes, 'quoteLink', 'goTo'].filter((name) => !elementNames.has(name))
  expect(free).toEqual([])
})
