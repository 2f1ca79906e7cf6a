import { expect, test } from 'vitest'
import { elementNames } from '../../site/build/catalogue/element-names.ts'
import {
  commonAttributes,
  quoteBuilderAttributes,
} from '../../widgets/rules/embed/attribute-names.ts'

test('no question can have an attribute of the elements', () => {
  const names = [...commonAttributes, ...quoteBuilderAttributes, 'goTo', 'calls', 'version']
  expect(names.filter((name) => !elementNames.has(name))).toEqual([])
})
