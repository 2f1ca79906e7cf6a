import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './built.ts'

/** The code of a built script without the company's data, as a release keeps it. */
export function scriptCode(name: string, folder = dist): string {
  const code = readFileSync(join(folder, 'widgets', name), 'utf8')
  const [, inner] =
    /^.*\n\(function \(goldcrestBusiness\) \{\n([\s\S]*)\n\}\)\(\{.*\}\)\n$/.exec(code) ?? []
  if (inner === undefined) throw new Error(`${name} has no data of the company in it.`)
  return inner
}
