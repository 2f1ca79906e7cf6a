import type { ServiceFile } from '../../../service-page.ts'
import { hint } from './hint.ts'
import { type CatalogueFiles, type Finding, fieldsIn, questionsIn, stepsOf } from './places.ts'

/** What is wrong with what pages show of the services. */
export function pageFindings(files: CatalogueFiles): readonly Finding[] {
  return [
    ...files.services.flatMap((service) => {
      const own = stepsOf(service, files.extras).filter(({ isExtras }) => !isExtras)
      const questions = own.flatMap(questionsIn)
      return [
        ...cardFindings(service.content, questions.flatMap(fieldsIn)),
        ...listedFindings(
          service.content,
          questions.map(({ question }) => question.id),
        ),
      ].map((found) => ({ ...found, file: service.file }))
    }),
    ...repeated(files, 'path', 'is the page of'),
    ...repeated(files, 'name', 'is what visitors read of'),
  ]
}

/** The price on a tile is one of counts, and of options. */
function cardFindings({ card: { from } }: ServiceFile, fields: ReturnType<typeof fieldsIn>) {
  const path = ['card', 'from']
  if (Object.keys(from).length === 0) {
    return [{ path, sentence: 'is empty; write what the price is for, as { "bedrooms": 1 }.' }]
  }
  return Object.entries(from).flatMap(([id, value]) => {
    const found = fields.find(({ field }) => field.id === id)?.field
    if (found?.kind === 'count') {
      const sentence = `"${value}" is no number of ${id}; write 1.`
      return typeof value === 'number' ? [] : [{ path: [...path, id], sentence }]
    }
    if (found?.kind === 'one') {
      const ids = found.options.map((option) => option.id)
      const sentence = `"${value}" is no option of ${id}; ${hint(String(value), ids)}`
      return ids.some((one) => one === value) ? [] : [{ path: [...path, id], sentence }]
    }
    const names = fields.filter(({ field }) => field.kind === 'count' || field.kind === 'one')
    const known = hint(
      id,
      names.map(({ field }) => field.id),
    )
    return [{ path: [...path, id], sentence: `there is no count and no choice "${id}"; ${known}` }]
  })
}

function listedFindings({ listed }: ServiceFile, ids: readonly string[]) {
  return listed.flatMap((id, at) => {
    const sentence = `there is no question "${id}"; ${hint(id, ids)}`
    return ids.includes(id) ? [] : [{ path: ['listed', at], sentence }]
  })
}

function repeated({ services }: CatalogueFiles, key: 'path' | 'name', words: string) {
  return services.flatMap(({ file, content }, at): Finding[] => {
    const other = services.slice(0, at).find((one) => one.content[key] === content[key])
    const sentence = `"${content[key]}" ${words} ${other?.id}; write another.`
    return other ? [{ file, path: [key], sentence }] : []
  })
}
