import { expect, test } from 'vitest'
import { elementNames } from '../../site/build/catalogue/element-names.ts'
import {
  commonAttributes,
  quoteBuilderAttributes,
} from '../../widgets/rules/embed/attribute-names.ts'

test('no question can use an attribute of the elements as its own', () => {
  const names = [...commonAttributes, ...quoteBuilderAttributes, 'goTo', 'calls', 'version']
  expect(names.filter((name) => !elementNames.has(name))).toEqual([])
})
