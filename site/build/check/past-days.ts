import { dayIn } from '../../../widgets/rules/company/today.ts'
import type { Business } from '../../content-schema/company.ts'
import type { Problem } from '../../problems/problems.ts'
import { readerOf } from '../content/reader.ts'
import { locateFile } from '../file-check/file-problems.ts'

/**
 * The special days of a checked business.json that are over: no reason to stop a build, because
 * content must not become wrong by itself, but most often a wrong year.
 */
export function pastDays(folder: string, now: Date): Problem[] {
  const { specialDays = [], timeZone } = readerOf(folder)<Business>('business.json')
  const today = dayIn(timeZone, now)
  const { lineOf } = locateFile(folder, 'business.json')
  return specialDays.flatMap(({ name, date, lastDate = date }, at) => {
    if (lastDate.length === 5 || lastDate >= today) return []
    const sentence =
      date === lastDate
        ? `"${name}" is over since ${date}; write its next date, ${date.slice(5)} for every year, or take it out.`
        : `"${name}" is over since ${lastDate}; write its next dates, or take it out.`
    return { line: lineOf(['specialDays', at, 'date']), field: `specialDays ${at + 1}`, sentence }
  })
}
