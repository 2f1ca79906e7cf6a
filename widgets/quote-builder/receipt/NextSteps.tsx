import type { Emit } from '../../element/define-element.tsx'
import { useLanguage } from '../../element/useLanguage.ts'
import { testMark } from '../../lead/lead-draft.ts'
import { useNextSteps } from '../../next-steps/useNextSteps.ts'
import { conventions } from '../../rules/company/conventions.ts'
import { inLanguage } from '../../rules/company/in-language.ts'
import type { useLead } from '../contact/useLead.ts'
import type { QuoteContent, QuoteSettings } from '../quote/quote-settings.ts'

interface NextStepsProps {
  /** The lead that has arrived. */
  lead: ReturnType<typeof useLead>
  content: QuoteContent
  settings: QuoteSettings
  emit: Emit
}

/** What the owner offers a visitor to do next; nothing for a robot, whose lead was not sent. */
export function NextSteps({ lead, content, settings, emit }: NextStepsProps) {
  const language = useLanguage()
  const { folder, isTest, track } = settings
  const steps = inLanguage(settings.nextSteps, language)
  const { answers, link } = lead.sentQuote
  const { id, person: contact } = lead.lead.lead ?? {}
  const view = id &&
    steps.length > 0 && {
      steps,
      catalogue: content.own.catalogue,
      conventions: conventions(),
      language,
      answers,
      lead: { id, link, contact },
      level: 3 as const,
      report(kind: string) {
        const detail = { kind, service: answers.service, lead_id: id, ...testMark(isTest) }
        emit('next_step', detail)
        track('next_step', detail)
      },
    }
  const box = useNextSteps(`${folder}next-steps.js`, view || undefined)
  return view ? <section ref={box} className="next-steps" hidden /> : null
}
