import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recordCodes } from '../../site/build/catalogue/codes.ts'
import { readCatalogueFiles } from '../../site/build/catalogue/places.ts'
import { copyContent } from '../fixtures/project-copy.ts'
import { make } from './mistakes.ts'

/** A folder with the four services as the specification has them, and the codes of their links. */
function contentFolder() {
  const folder = path.join(copyContent(), 'site/content')
  rmSync(path.join(folder, 'codes.json'))
  expect(recordCodes(folder)).not.toBe('')
  return folder
}

const codesIn = (folder: string) => readFileSync(path.join(folder, 'codes.json'), 'utf8')

test('the codes of a service list its questions and the extras, by the letters in links', () => {
  const { codes } = readCatalogueFiles(contentFolder())
  expect(Object.keys(codes)).toEqual(['a', 'c', 'p', 'r'])
  expect(codes.a).toEqual({
    id: 'airbnb',
    parts: {
      bathrooms: { id: 'bathrooms', kind: 'count' },
      bedrooms: { id: 'bedrooms', kind: 'count' },
      extras: {
        id: 'extraServices',
        kind: 'many',
        options: { carpet: 'carpetCleaning', fridge: 'fridgeCleaning', oven: 'ovenCleaning' },
      },
      kitchens: { id: 'kitchens', kind: 'count' },
      livingrooms: { id: 'livingRooms', kind: 'count' },
      turnaround: {
        id: 'turnaround',
        kind: 'one',
        options: { flexible: 'flexible', nextday: 'next-day', sameday: 'same-day' },
      },
    },
  })
})

test('a new code is added, and its place in the files does not matter', () => {
  const folder = contentFolder()
  const pets = '{ "id": "pets", "kind": "yes", "label": "Pets at home", "price": 20 },'
  make(folder, ['services/residential.json', '"questions": [', `"questions": [${pets}`])
  expect(recordCodes(folder)).not.toBe('')
  const { codes } = readCatalogueFiles(folder)
  expect(codes.r?.parts.pets).toEqual({ id: 'pets', kind: 'yes' })
  expect(Object.keys(codes.r?.parts ?? {})).toEqual(Object.keys(codes.r?.parts ?? {}).toSorted())
})

test('a removed question or service keeps its code for ever', () => {
  const folder = contentFolder()
  const before = codesIn(folder)
  rmSync(path.join(folder, 'services/airbnb.json'))
  make(folder, ['extras.json', '"price": 45', '"price": 46'])
  expect(recordCodes(folder)).toBe('')
  expect(codesIn(folder)).toBe(before)
})

test('a file without changes is not written, and no other file is left beside it', () => {
  const folder = contentFolder()
  const files = readdirSync(folder)
  expect(recordCodes(folder)).toBe('')
  expect(readdirSync(folder)).toEqual(files)
})
