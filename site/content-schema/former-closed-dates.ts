import {
  applyEdits,
  findNodeAtLocation,
  modify,
  type Node,
  type ParseError,
  parse,
  parseTree,
} from 'jsonc-parser'

/** What the days are called that are known by their date; the names of all others are the owner's to write. */
const known: ReadonlyMap<string, string> = new Map([
  ['12-24', 'Christmas Eve'],
  ['12-25', 'Christmas Day'],
  ['12-31', 'New Year’s Eve'],
  ['01-01', 'New Year’s Day'],
])

const otherName = 'Holiday'

/**
 * The files contact-step.json and business.json with the dates of 1.9's `closedDates` moved from the
 * first to the list `specialDays` of the second, and what changed, a sentence for each file. What is
 * not JSON stays as it is: `isJson` says so.
 */
export function withSpecialDays(contactStep: string, business: string) {
  const from = read(contactStep)
  const to = read(business)
  const isJson = from !== undefined && to !== undefined
  if (!isJson || !Array.isArray(from.closedDates))
    return { isJson, contactStep, business, changes: [] }
  const dates = from.closedDates.map(String)
  const days = dates.map((date) => ({
    name: known.get(date.slice(-5)) ?? otherName,
    date,
    time: 'Closed',
  }))
  const present = Array.isArray(to.specialDays) ? to.specialDays : []
  const added = days.filter(({ date }) => !present.some((day) => day?.date === date))
  return {
    isJson,
    contactStep: applyEdits(contactStep, modify(contactStep, ['closedDates'], undefined, {})),
    business: added.length > 0 ? withDays(business, [...present, ...added]) : business,
    changes: [
      { file: 'contact-step.json', sentence: 'closedDates is gone.' },
      ...added.map(({ name, date }) => ({
        file: 'business.json',
        sentence: `specialDays: ${date} is there now, called ${name}; write what your visitors call it.`,
      })),
    ],
  }
}

function read(text: string): Record<string, unknown> | undefined {
  const errors: ParseError[] = []
  const value = parse(text, errors)
  return errors.length > 0 ? undefined : Object(value)
}

/** The file of the company with these special days, below its hours if it had none. */
function withDays(text: string, days: readonly unknown[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const list = JSON.stringify(days, null, 2).replaceAll('\n', `${eol}  `)
  const root = parseTree(text)
  const present = root && findNodeAtLocation(root, ['specialDays'])
  if (present) return applyEdits(text, [{ ...placeOf(present), content: list }])
  const hours = root && findNodeAtLocation(root, ['hours'])
  if (hours) {
    const offset = hours.offset + hours.length
    return applyEdits(text, [{ offset, length: 0, content: `,${eol}  "specialDays": ${list}` }])
  }
  return applyEdits(text, modify(text, ['specialDays'], days, {}))
}

const placeOf = ({ offset, length }: Node) => ({ offset, length })
