import { catalogue } from 'virtual:content/catalogue'
import { nextSteps } from 'virtual:content/next-steps'
import { useNextSteps } from '../../../widgets/next-steps/useNextSteps.ts'
import { conventions } from '../../../widgets/rules/company/conventions.ts'
import { quoteLink, quotePage, type Referral } from '../../../widgets/rules/embed/quote-link.ts'
import { completeAnswers } from '../../../widgets/rules/engine/answers.ts'
import { readCode } from '../../../widgets/rules/engine/quote-code.ts'
import type { SentContact } from '../../../widgets/rules/lead/person.ts'
import { english } from '../../../widgets/words/language.ts'
import { useReport } from '../../hooks/use-consent.ts'

interface NextStepsProps {
  /** The code of the quote. */
  code: string
  /** The id of its lead, which has arrived. */
  leadId: string
  /** Who sent it; undefined if they wrote that on another page, or before a reload. */
  contact: SentContact | undefined
  referral: Referral
}

/** What the owner offers a visitor to do next, drawn by the widgets' own file for it. */
export function NextSteps({ code, leadId, contact, referral }: NextStepsProps) {
  const report = useReport()
  const { given } = readCode(catalogue, code) ?? {}
  const view = given?.service &&
    nextSteps.length > 0 && {
      steps: nextSteps,
      catalogue,
      conventions: conventions(),
      answers: completeAnswers(catalogue, given),
      lead: { id: leadId, link: quoteLink(quotePage(location.origin, referral), code), contact },
      language: english,
      level: 2 as const,
      report: (kind: string) =>
        report('next_step', { kind, service: given.service, lead_id: leadId }),
    }
  const box = useNextSteps('/widgets/next-steps.js', view || undefined)
  return view ? <section ref={box} className="next-steps" hidden /> : null
}
