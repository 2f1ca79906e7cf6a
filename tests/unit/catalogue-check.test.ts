import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogueProblems } from '../../site/build/catalogue/check.ts'

const folder = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

test('the test companies contain only what an owner can write', () => {
  expect(catalogueProblems(folder('specified'))).toEqual([])
  expect(catalogueProblems(folder('gardens'))).toEqual([])
})
