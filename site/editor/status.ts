/** What the server finds as it checks the content. */
export interface CheckedContent {
  /** A line for each; '' when all is well. */
  readonly problems: string
  /** Whether a change was checked, and not the content as it was at the start. */
  readonly isChanged: boolean
}

/** A thing to put right. */
export interface Problem {
  /** The file and the line in it; '' for a message without a place. */
  readonly place: string
  readonly sentence: string
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

export function statusOf({ problems, isChanged }: CheckedContent): Status {
  if (problems === '') {
    return isChanged
      ? { kind: 'saved', title: 'Saved. The site beside shows it.', problems: [] }
      : { kind: 'ready', title: 'The site beside shows what you save.', problems: [] }
  }
  const all = problems.split('\n').map(problemOf)
  const count = all.length === 1 ? 'one thing' : `${all.length} things`
  return { kind: 'refused', title: `Not shown yet: ${count} to put right.`, problems: all }
}

/** The problem in a line such as `content/faq.json:12: questions 1.text: is empty; write it.` */
function problemOf(line: string): Problem {
  const [, file, number, sentence] = /^(\S.*?):(\d+): (.*)$/.exec(line) ?? []
  if (!file || !sentence) return { place: '', sentence: line }
  return { place: `${file}, line ${number}`, sentence }
}
