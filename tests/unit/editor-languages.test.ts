import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { type Edited, edited } from './edited-files.ts'

/* The garden company has texts in French and Chinese, that of the specification has English alone. */

const planting = edited('gardens', 'services/planting.json')
const wizard = edited('gardens', 'wizard.json')

function saved({ text, open, save }: Edited, change: (form: Record<string, unknown>) => void) {
  const form = open(text)
  change(form)
  return JSON.parse(save(form))
}

const named = (name: string, fields: readonly Field[]) =>
  fields.find((field) => field.name === name)

test('a text has a field for each language that the company uses, closed under its English', () => {
  expect(named('name', planting.fields)).toMatchObject({
    label: 'Name',
    widget: 'object',
    required: true,
    summary: '{{fields.en}}',
    fields: [
      { name: 'en', label: 'English', widget: 'string', required: true, maxlength: 40 },
      { name: 'fr', label: 'Français', widget: 'string', required: false, maxlength: 40 },
      { name: 'zh', label: '中文', widget: 'string', required: false, maxlength: 40 },
    ],
  })
  expect(named('steps', planting.fields)).toMatchObject({ summary: '{{fields.name.en}}' })
})

test('a text is one field where the company uses English alone', () => {
  const { fields } = edited('specified', 'services/residential.json')
  expect(named('name', fields)).toMatchObject({ widget: 'string', required: true, maxlength: 40 })
  expect(named('steps', fields)).toMatchObject({ summary: '{{fields.name}}' })
})

test('a plain text gets a language, and one that loses its last language is plain again', () => {
  expect(planting.open(planting.text)).toMatchObject({
    nothing: { en: 'Go back and count your beds' },
  })
  const written = saved(planting, (form) => {
    Object.assign(Object(form.nothing), { zh: '', fr: 'Comptez vos massifs' })
    Object.assign(Object(form.name), { fr: '', zh: '' })
  })
  expect(written.name).toBe('Planting & Beds')
  expect(written.nothing).toEqual({
    en: 'Go back and count your beds',
    fr: 'Comptez vos massifs',
  })
})

test('a list of texts has the languages of each', () => {
  const { quote } = saved(wizard, (form) => {
    const { list } = Object(form.quote).included
    expect(list[0]).toEqual({ en: 'Quiet battery tools', fr: 'Outils à batterie, silencieux' })
    list.push({ en: 'Tea', fr: 'Du thé', zh: '' }, { en: 'Cake', fr: '' })
    list.push(list.shift())
  })
  expect(quote.included.list.slice(-3)).toEqual([
    { en: 'Tea', fr: 'Du thé' },
    'Cake',
    { en: 'Quiet battery tools', fr: 'Outils à batterie, silencieux' },
  ])
})

test('plural forms are one line of a form', () => {
  const manyOf = (content: object) => Object(content).steps[0].questions[0].counts[0].many
  const line = manyOf(planting.open(planting.text))
  expect(line).toEqual({ en: 'Beds', fr: 'one: massif | other: massifs' })
  const written = (fr: string) =>
    manyOf(saved(planting, (form) => Object.assign(manyOf(form), { fr }))).fr
  expect(written('few: a | other: b | c')).toEqual({ few: 'a', other: 'b | c' })
  expect(written('massifs')).toBe('massifs')
  expect(written('few: massifs')).toBe('few: massifs')
})

test('a form of English alone keeps the languages that somebody wrote in the file meanwhile', () => {
  const { open, save } = edited('specified', 'wizard.json')
  const form = open(wizard.text)
  const { list } = Object(form.quote).included
  expect(list[0]).toBe('Quiet battery tools')
  expect(save(form)).toBe(wizard.text)
  list.push(list.shift())
  Object(form.contact).intro = 'We write.'
  const { quote, contact } = JSON.parse(save(form))
  expect(quote.included.list.at(-1)).toEqual({
    en: 'Quiet battery tools',
    fr: 'Outils à batterie, silencieux',
  })
  expect(quote.included.list[0]).toBe('Paths swept before we leave')
  expect(contact.intro).toEqual({
    en: 'We write.',
    fr: 'Nous vous répondons en {responseHours} heures.',
  })
})
