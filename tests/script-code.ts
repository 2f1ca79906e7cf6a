import { built } from './built.ts'

/** The code of a built script without the company's data: what a release of it is. */
export function scriptCode(name: string): string {
  const code = built(`widgets/${name}`)
  const [, inner] =
    /^\(function \(goldcrestBusiness\) \{\n([\s\S]*)\n\}\)\(\{.*\}\)\n$/.exec(code) ?? []
  if (inner === undefined) throw new Error(`${name} has no data of the company in it.`)
  return inner
}
