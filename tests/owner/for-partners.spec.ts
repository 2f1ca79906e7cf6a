import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../browser.ts'
import { scriptCode } from '../built.ts'
import { gardens, repository } from '../sites.ts'
import { sites } from './sites.ts'

const placeholder = join(repository, 'tests/fixtures/specified')
const read = (file: string) => JSON.parse(readFileSync(join(placeholder, file), 'utf8'))

/** The facts of the placeholder, which a partner of another company must not read. */
function factsOfThePlaceholder(): string[] {
  const { name, phone, email, street, town } = read('business.json')
  const services = readdirSync(join(placeholder, 'services')).map((file) =>
    read(`services/${file}`),
  )
  return [name, phone, email, street, town, ...services.map((service) => service.name)]
}

test('what another company’s build offers its partners contains no fact of the placeholder company', () => {
  const folder = join(repository, gardens.DIST, 'widgets')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = file.endsWith('.tgz')
      ? execFileSync('tar', ['-xzOf', file], { encoding: 'utf8' })
      : readFileSync(file, 'utf8')
    const found = factsOfThePlaceholder().filter((fact) => text.includes(fact))
    expect(found, file).toEqual([])
  }
})

test('the scripts contain the same code for every company', () => {
  for (const name of ['quote-builder.js', 'inquiry-form.js']) {
    const codes = sites.map(({ folder }) => scriptCode(name, folder))
    expect(codes.length).toBeGreaterThan(1)
    expect(new Set(codes).size, name).toBe(1)
  }
})
