import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { long } from '../browser.ts'
import { copyProject, environmentOfCopy, removeCopies } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'
import { ownedRepository, startEditor, startSite } from './edit-server.ts'
import { chooseFolder, writeChanged } from './folder.ts'
import { type Editor, formActions } from './form.ts'

/** A photo with a name as phones give it. */
const photo = fileURLToPath(
  new URL('../fixtures/specified/media/gallery/patio-door.jpg', import.meta.url),
)

const portrait = fileURLToPath(new URL('../fixtures/gardens/media/people/ana.jpg', import.meta.url))

let owned: ReturnType<typeof ownedRepository>
let server: Awaited<ReturnType<typeof startEditor>>
let site: Awaited<ReturnType<typeof startSite>> | undefined

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.beforeAll(async () => {
  owned = ownedRepository()
  server = await startEditor(owned.content, 5374)
})
test.afterEach(() => {
  site?.stop()
})
test.afterAll(() => {
  server.stop()
  owned.remove()
  removeCopies()
})

test('an owner changes prices, words and pictures', long, async ({ page, browser }) => {
  const folder = await chooseFolder(page, owned.content, 'content')
  await page.goto(server.address)
  await folder.fill()
  const frame = page.frameLocator('iframe[title="Editor"]')
  await frame.getByRole('button', { name: 'Work with Local Repository' }).click()
  const editor = { page, frame }

  await changePriceAndAsk(editor)
  await addReview(editor)
  await addArticle(editor)
  await addService(editor)
  await addPerson(editor)

  const copy = copyProject({ ownPictures: true })
  const content = path.join(copy, 'site/content')
  const residential = readFileSync(path.join(content, 'services/residential.json'), 'utf8')
  expect(writeChanged(await folder.read(), content)).toEqual([
    'articles/moss-on-roofs.md',
    'media/gallery/img-0142.jpg',
    'media/people/ana.jpg',
    'pages/about.json',
    'reviews.json',
    'services/residential.json',
    'services/window-washing.json',
  ])
  const changed = readFileSync(path.join(content, 'services/residential.json'), 'utf8')
  expect(changed.replace('83.5', '80').replace(/,\n {8}\{\n {10}"id": "pets"[^}]*\}/, '')).toBe(
    residential,
  )

  build(copy)
  site = await startSite(copy, 5375)
  const visit = await browser.newPage()
  await visit.goto(`${site.address}/residential-cleaning`)
  await expect(visit.getByText('$83.50', { exact: true }).first()).toBeVisible()
  await visit.goto(site.address)
  await expect(visit.getByRole('img', { name: 'A door without a fingerprint' })).toBeAttached()
  await expect(visit.getByText('They even wiped the tops of the doors.')).toBeVisible()
  await expect(visit.getByRole('article').filter({ hasText: 'Ana R.' })).toBeVisible()
  await visit.goto(`${site.address}/blog/moss-on-roofs`)
  await expect(visit.getByRole('heading', { name: 'Why it grows' })).toBeVisible()
  await expect(visit.getByText('Use a ladder only on level ground.')).toBeVisible()
  await visit.goto(`${site.address}/window-washing`)
  await expect(visit.getByRole('heading', { name: 'Window Washing', level: 1 })).toBeVisible()

  await visit.goto(`${site.address}/quote-builder`)
  await visit.getByRole('button', { name: /^Residential Cleaning/ }).click()
  await expect(visit.getByRole('checkbox', { name: /Pets at home/ })).toBeVisible()
})

async function changePriceAndAsk({ page, frame }: Editor) {
  const { field, entry, open, fill, add, save } = formActions({ page, frame })
  await frame.getByRole('gridcell', { name: 'Residential Cleaning', exact: true }).click()
  const home = await open(entry(await field(frame, 'Steps'), 0))
  const questions = await field(home, 'Questions')
  const pets = await add(questions, 'question', { place: 1, kind: 'A check mark' })
  await fill(pets, 'Short name (id)', 'pets')
  await fill(pets, 'Name that visitors read', 'Pets at home')
  await fill(pets, 'Price', '20')
  const rooms = await open(entry(questions, 0))
  const bedrooms = await open(entry(await field(rooms, 'Things to count'), 0))
  await fill(bedrooms, 'Price of one', '83.5')
  await save()
}

async function addReview({ page, frame }: Editor) {
  const { field, fill, add, save } = formActions({ page, frame })
  await frame.getByRole('treeitem', { name: 'Reviews and pictures' }).click()
  await frame.getByRole('gridcell', { name: 'Reviews', exact: true }).click()
  const review = await add(await field(frame, 'Reviews'), 'review', { place: 3 })
  await fill(review, 'Name of the customer', 'Priya S.')
  await fill(review, 'How many reviews they wrote', '2')
  await fill(review, 'How long ago', 'yesterday')
  await fill(review, 'Text', 'They even wiped the tops of the doors.')
  const part = await field(review, 'Photo')
  await part.getByRole('checkbox').check()
  await (await field(part, 'Picture')).getByRole('button', { name: 'Browse' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Select Image' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  const file = { name: 'IMG 0142.jpg', mimeType: 'image/jpeg', buffer: differentPhoto() }
  await (await chooser).setFiles(file)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await fill(part, 'What the picture shows', 'A door without a fingerprint')
  await save()
}

async function addPerson({ page, frame }: Editor) {
  const { field, fill, add, save } = formActions({ page, frame })
  await frame.getByRole('treeitem', { name: 'Pages' }).click()
  await frame.getByRole('gridcell', { name: 'The page /about', exact: true }).click()
  const team = await field(frame, 'The people who come')
  await team.getByRole('checkbox').first().check()
  await fill(team, 'Heading', 'Who comes')
  await fill(team, 'Text', 'The same few people each time.')
  const person = await add(await field(team, 'People'), 'person', { place: 0 })
  await (await field(person, 'Photo')).getByRole('button', { name: 'Browse' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Select Image' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(portrait)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await fill(person, 'What the picture shows', 'A gardener in a straw hat')
  await fill(person, 'First name and initial', 'Ana R.')
  await fill(person, 'What they do here', 'Lead gardener')
  await fill(person, 'A sentence of their own', 'I talk to the roses.')
  await (await field(person, 'Agreed in writing to be shown')).getByRole('switch').click()
  await save()
}

/** The same picture in other bytes, because the editor recognizes a file that it already has. */
function differentPhoto(): Buffer {
  return Buffer.concat([readFileSync(photo), Buffer.from('of a customer')])
}

async function addArticle({ page, frame }: Editor) {
  const { field, fill, open, save } = formActions({ page, frame })
  await frame.getByRole('treeitem', { name: 'Articles' }).click()
  await frame.getByRole('button', { name: 'Create New Entry' }).click()
  await fill(frame, 'Title of the article', 'Moss on Roofs')
  await fill(
    frame,
    'Short description',
    'Why moss grows on roofs here, and how it comes off without harm to shingles.',
  )
  await (await field(frame, 'Category')).getByRole('radio', { name: 'Pressure Washing' }).check()
  await (await field(frame, 'Date'))
    .getByRole('textbox')
    .or(frame.locator('input[type=date]'))
    .first()
    .fill('2026-05-04')
  await (await field(frame, 'Draft: visitors do not see it')).getByRole('switch').click()
  await (await field(frame, 'Picture')).getByRole('button', { name: 'Browse' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Select Image' })
  await dialog.getByRole('option', { name: 'article-lane.jpg' }).click()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await fill(frame, 'What the picture shows', 'Moss on shingles')
  const closing = await open(await field(frame, 'Closing words'))
  await (await field(closing, 'Paragraphs')).getByRole('textbox').fill('Tell us about your roof.')
  const text = await field(frame, 'The article itself')
  await text.getByRole('textbox').first().click()
  await page.keyboard.type('Roofs are green here.\n## Why it grows\nIt rains.\n')
  await text.getByRole('button', { name: 'Insert' }).click()
  await frame.getByRole('menuitem', { name: 'Tip' }).click()
  await (await field(text, 'Title')).getByRole('textbox').fill('Look up')
  await (await field(text, 'Text')).getByRole('textbox').fill('Use a ladder only on level ground.')
  await save()
}

async function addService({ page, frame }: Editor) {
  const { field, fill, choose, open, add, save } = formActions({ page, frame })
  await frame.getByRole('treeitem', { name: 'Services and prices' }).click()
  await frame.getByRole('button', { name: 'Create New Entry' }).click()
  await fill(frame, 'Place among the services', '9')
  await fill(frame, 'Name', 'Window Washing')
  await choose(frame, 'Icon', 'window')
  await fill(frame, 'Address of its page', '/window-washing')
  await fill(frame, 'What you see to', 'windows')
  const card = await open(await field(frame, 'Card on the home page'))
  await fill(card, 'Text', 'Every pane, inside and out.')
  const from = await field(card, 'What the price on the tile is for')
  await from.getByRole('textbox', { name: 'What is asked (id)' }).fill('panes')
  await from.getByRole('textbox', { name: 'How many, or the option (id)' }).fill('1')
  await fill(card, 'What that price is for, in words', 'A pane')
  await fill(frame, 'What to do at $0', 'Go back and count your panes')
  const step = await add(await field(frame, 'Steps'), 'step', { place: 0 })
  await fill(step, 'Short name (id)', 'panes')
  await fill(step, 'Name', 'Panes')
  await fill(step, 'Heading', 'Count your panes.')
  await fill(step, 'Name in Tag Manager', 'panes_selection')
  const questions = await field(step, 'Questions')
  const question = await add(questions, 'question', { place: 0, kind: 'How many of each' })
  await fill(question, 'Short name (id)', 'paneCounts')
  const counts = await field(question, 'Things to count')
  const pane = await add(counts, 'thing to count', { place: 0 })
  await fill(pane, 'Short name (id)', 'panes')
  await fill(pane, 'Name of one', 'Pane')
  await fill(pane, 'Name of several', 'Panes')
  await choose(pane, 'Icon', 'window')
  await fill(pane, 'Price of one', '4.5')
  await save()
}

/** Checks and builds the owner's changes, as `npm run build` does. */
function build(copy: string) {
  execFileSync(process.execPath, scriptArgs('site/scripts/build.ts', copy), {
    cwd: copy,
    env: { ...environmentOfCopy(), DIST: '', SITE_URL: '' },
    stdio: 'pipe',
  })
}
