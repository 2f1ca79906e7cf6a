import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { businessData } from '../site/build/business/business-data.ts'
import { readTranslations } from '../site/build/content/read-translations.ts'
import { companyData } from '../widgets/build/company-data.ts'
import { quotedIn, roomSheet } from '../widgets/build/room-sheet.ts'
import { withCompanyData } from '../widgets/build/script-text.ts'
import type { Dictionary } from '../widgets/words/language.ts'
import { repository, specified } from './sites.ts'

/** The folder of the site and the widgets that the browser tests visit. */
export const dist = path.join(repository, specified.DIST)

/** The path of a built file. */
export const builtFile = (file: string) => path.join(dist, file)

/** The text of a built file. */
export const built = (file: string) => readFileSync(builtFile(file), 'utf8')

/** The package that the build made for partners. */
export const builtPackage = (): string =>
  builtFile(`widgets/${JSON.parse(built('widgets/manifest.json')).package}`)

/** The version of the built scripts: after a release that of package.json, with `-dev`, once they have changed. */
export const builtVersion = (): string => /-(\d[^/]*)\.tgz$/.exec(builtPackage())?.[1] ?? ''

/** The code of a built script without the company's data, as a release keeps it. */
export function scriptCode(name: string, folder = dist): string {
  const code = readFileSync(path.join(folder, 'widgets', name), 'utf8')
  const [, inner] =
    /^.*\n\(function \(goldcrestBusiness\) \{\n([\s\S]*)\n\}\)\(\{.*\}\)\n$/.exec(code) ?? []
  if (inner === undefined) throw new Error(`${name} has no data of the company in it.`)
  return inner
}

const fixture = (file: string) => path.join(repository, 'tests/fixtures', file)

const dataIn = (content: string) =>
  businessData(content, { siteUrl: '', account: null, newestRelease: '' })

/** A company's data as the build makes them from its folder of content. */
export const dataOf = (company: 'specified' | 'gardens') => dataIn(fixture(company))

/** The same in the form in which the package offers it to partners' tests. */
export const companyFor = async (company: 'gardens') =>
  companyData(await dataOf(company), readTranslations(fixture(company)))

/** The quote builder with another company's services, and with facts that make it ask for a day and a postal code. */
export async function builtFor(company: 'specified' | 'gardens'): Promise<string> {
  const content = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    cpSync(fixture(company), content, { recursive: true })
    for (const file of ['business.json', 'contact-step.json'])
      cpSync(fixture(`other-company/${file}`), path.join(content, file))
    return builtWith(await dataIn(content))
  } finally {
    rmSync(content, { recursive: true })
  }
}

/** The quote builder of the company with these data. */
export const builtWith = (data: Parameters<typeof withCompanyData>[2]) =>
  withCompanyData('quote-builder.js', scriptCode('quote-builder.js'), data)

/** A built script as a build makes it that knows the address of its site; '' for one that does not. */
export const builtOn = (siteUrl: string, name = 'quote-builder.js') =>
  builtWithFacts(name, { siteUrl })

/** A built script with other facts of the company, such as where leads go. */
export function builtWithFacts(name: string, facts: object): string {
  const data = JSON.parse(built('widgets/business.1.json'))
  return withCompanyData(name, scriptCode(name), { ...data, ...facts })
}

/** The room.css of a company that has these languages, with what it says in each of them. */
export async function roomSheetIn(
  company: 'specified' | 'gardens',
  languages: Readonly<Record<string, Dictionary>>,
): Promise<string> {
  const business = await dataOf(company)
  const translated = Object.entries(languages).map(
    ([code, words]) => [code, quotedIn(business, code, words)] as const,
  )
  return roomSheet(quotedIn(business), translated)
}
