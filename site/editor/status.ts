import { type Forms, type Place, placeOf, placeOfFolder } from './places.ts'

/** What is still the example company's, a line each. Builds for the public refuse what misleads. */
interface Leftovers {
  readonly misleading: readonly string[]
  readonly others: readonly string[]
}

/** What the server finds as it checks the content. */
export interface CheckedContent {
  /** A line for each; '' when all is well. */
  readonly problems: string
  /** Whether a change was checked, and not the content as it was at the start. */
  readonly isChanged: boolean
  /** Left out while there are problems. */
  readonly leftovers?: Leftovers
}

/** A thing to put right. */
export interface Problem {
  /** Where its form has it; undefined if no form does. */
  readonly place: Place | undefined
  /** The file and the line in it; '' for a message without them. */
  readonly file: string
  readonly sentence: string
  /** Whether builds for the public refuse it, of what is left of the example company. */
  readonly isRefused?: boolean
}

/** What the page says about the last save. */
export interface Status {
  readonly kind: 'ready' | 'saved' | 'refused' | 'stopped'
  readonly title: string
  readonly problems: readonly Problem[]
}

/** The status once the server cannot be reached any more. */
export const stopped: Status = {
  kind: 'stopped',
  title: 'The editor has stopped. Everything you saved is kept: run npm run edit again.',
  problems: [],
}

export function statusOf({ problems, isChanged }: CheckedContent, forms: Forms): Status {
  if (problems === '') {
    return isChanged
      ? { kind: 'saved', title: 'Saved. The site beside shows it.', problems: [] }
      : { kind: 'ready', title: 'The site beside shows what you save.', problems: [] }
  }
  const all = problems.split('\n').map((line) => problemOf(line, forms))
  const count = all.length === 1 ? 'one thing' : `${all.length} things`
  return { kind: 'refused', title: `Not shown yet: ${count} to put right.`, problems: all }
}

/** What is still the example company's, that which builds for the public refuse first. */
export function leftoversOf({ misleading, others }: Leftovers, forms: Forms): Problem[] {
  return [
    ...misleading.map((line) => ({ ...problemOf(line, forms), isRefused: true })),
    ...others.map((line) => problemOf(line, forms)),
  ]
}

/** The problem in a line such as `content/faq.json:12: questions 1.text: is empty; write it.` */
function problemOf(line: string, forms: Forms): Problem {
  const [, file, number, words] = /^(\S.*?):(\d+): (.*)$/.exec(line) ?? []
  if (!file || !words) return problemOfFolder(line, forms)
  const [, field = '', sentence = words] =
    /^([\w-]+(?: \d+)*(?:\.[\w-]+(?: \d+)*)*): (.*)$/.exec(words) ?? []
  const place = placeOf(file, field, forms)
  return {
    place,
    file: `${file}, line ${number}`,
    sentence: place ? sentence : words,
  }
}

/** What a line such as `content/media/gallery: "moss.jpg" is left.` says of a folder. */
function problemOfFolder(line: string, forms: Forms): Problem {
  const [, folder, sentence] = /^\S*?(articles|media(?:\/\w+)?): (.*)$/.exec(line) ?? []
  if (!folder || !sentence) return { place: undefined, file: '', sentence: line }
  return { place: placeOfFolder(folder, forms), file: '', sentence }
}
