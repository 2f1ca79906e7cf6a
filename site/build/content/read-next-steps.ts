import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NextStep } from '../../../widgets/rules/company/next-steps.ts'
import type { NextStepsContent } from '../../content-schema/next-steps.ts'
import { internationalDigits } from './company.ts'
import { readCompany, readerOf } from './reader.ts'

/** The next steps of a checked folder of content, as elements and pages read them; an empty list if the folder has no such file. */
export function readNextSteps(folder: string): readonly NextStep[] {
  if (!existsSync(join(folder, 'next-steps.json'))) return []
  const { steps } = readerOf(folder)<NextStepsContent>('next-steps.json')
  const company = readCompany(folder)
  return steps.map((step) => {
    if ('url' in step) return step
    const { phone = company.phone } = step
    return { ...step, phone: { shown: phone, digits: internationalDigits(phone) } }
  })
}
