import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentOfOtherCompany, removeCopies } from '../fixtures/project-copy.ts'
import { expectRefused, problemsIn } from './mistakes.ts'

afterAll(removeCopies)

const gallery = 'site/content/gallery.json'
const reviews = 'site/content/reviews.json'

test('a build names every picture that is missing, misnamed, unreadable or without an alternative text', () =>
  expectRefused([
    [
      gallery,
      '"path": "entrance"',
      '"path": "entrance.jpg"',
      'posts 1.images 1.path: "entrance.jpg" has its ending; write entrance.',
    ],
    [gallery, '"id": "bath"', '"id": "door"', 'posts 2.id: "door" is here twice; tell them apart.'],
    [
      gallery,
      '"path": "bath-shower"',
      '"path": "bath-showr"',
      'posts 2.images 1.path: "bath-showr" has no picture site/content/media/gallery/bath-showr.jpg. Put it there, or name another.',
    ],
    [
      gallery,
      '"alt": "A round mirror above a tap"',
      '"alt": null',
      'posts 2.images 2.alt: is missing; write what is to be seen, for those who cannot.',
    ],
    [
      gallery,
      '"videoUrl": "kitchen-wipe"',
      '"videoUrl": "gutter"',
      'posts 3.videoUrl: "gutter" has no film: site/content/media/gutter.av1.mp4 and .h264.mp4. Put it there, or name another.',
    ],
    [
      gallery,
      '"path": "office-desk"',
      '"path": "Office-desk"',
      'posts 4.images 1.path: "Office-desk" is called office-desk in site/content/media/gallery.',
    ],
    [
      gallery,
      '"alt": "A stove under a clean hood"',
      '"alt": " "',
      'posts 5.images 1.alt: is empty; write what is to be seen, for those who cannot.',
    ],
    [
      reviews,
      '"name": "garage"',
      '"name": "garden"',
      'reviews 2.photo.name: "garden" has no picture site/content/media/gallery/garden.jpg. Put it there, or name another.',
    ],
    [
      reviews,
      '"alt": "A garage door at the end of a washed driveway"',
      '"alt": ""',
      'reviews 2.photo.alt: is empty; write what is to be seen, for those who cannot.',
    ],
  ]))

test('a build names a file that is not a picture, although its extension says so', async () => {
  const copy = contentOfOtherCompany({ ownPictures: true })
  writeFileSync(path.join(copy, 'site/content/media/gallery/gutter.jpg'), 'Not a picture.')
  expect(await problemsIn(copy)).toMatch(/^site\/content\/media\/gallery\/gutter\.jpg: .*$/)
})
