import { expect, test } from 'vitest'
import { elementNames } from '../../site/build/content/catalogue/element-names.ts'
import { commonAttributes, quoteBuilderAttributes } from '../../widgets/rules/attribute-names.ts'

test('no question can have an attribute of the elements', () => {
  const names = [...commonAttributes, ...quoteBuilderAttributes, 'goTo', 'calls', 'version']
  expect(names.filter((name) => !elementNames.has(name))).toEqual([])
})
