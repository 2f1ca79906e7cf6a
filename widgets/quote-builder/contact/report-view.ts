import type { Emit } from '../../element/define-element.tsx'
import { sendNotice } from '../../lead/lead.ts'
import type { LeadMemory } from '../../lead/lead-memory.ts'
import { viewedQuoteParams } from '../../rules/lead/contact.ts'
import type { QuoteSettings } from '../quote/quote-settings.ts'
import { type Quoted, quoteDetail, quoteMailParams } from '../quote/quoted.ts'

/** Reports that somebody saw a quote and goes on to book: to the page, and once for each quote to the owner. */
export async function reportView(
  quoted: Quoted,
  settings: QuoteSettings,
  memory: LeadMemory,
  emit: Emit,
): Promise<void> {
  emit('quoteview', quoteDetail(quoted, settings))
  const params = quoteMailParams(quoted)
  const viewed = JSON.stringify(params)
  if (!memory.noteViewed(viewed)) return
  const answer = await sendNotice(settings, { ...viewedQuoteParams, ...params })
  if (answer === 'sent') return
  memory.forgetViewed(viewed)
  console.error('viewed quote:', answer)
}
