import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogueProblems } from '../../site/build/catalogue/catalogue-problems.ts'

test.each(['specified', 'gardens'])('the build accepts the files of the %s company', (company) => {
  const folder = fileURLToPath(new URL(`../fixtures/${company}`, import.meta.url))
  expect(catalogueProblems(folder)).toEqual([])
})
