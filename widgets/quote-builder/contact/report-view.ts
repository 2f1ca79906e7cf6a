import { writeToConsole } from '../../business/write-to-console.ts'
import type { Emit } from '../../element/define-element.tsx'
import type { LeadMemory } from '../../lead/lead-memory.ts'
import { sendNotice } from '../../lead/written-mail.ts'
import { viewedQuoteParams } from '../../rules/lead/contact.ts'
import { type LinkedQuote, quoteDetail, quoteMailParams } from '../quote/linked-quote.ts'
import type { QuoteSettings } from '../quote/quote-settings.ts'

/**
 * Reports that a visitor saw a quote and goes on to book: to the page every time, and to the owner
 * once for each quote.
 */
export async function reportView(
  quoted: LinkedQuote,
  settings: QuoteSettings,
  memory: LeadMemory,
  emit: Emit,
): Promise<void> {
  emit('quoteview', quoteDetail(quoted, settings))
  const params = quoteMailParams(quoted)
  const viewedQuote = JSON.stringify(params)
  if (!memory.rememberView(viewedQuote)) return
  const answer = await sendNotice(settings, { ...viewedQuoteParams, ...params })
  if (answer === 'sent') return
  memory.forgetView(viewedQuote)
  writeToConsole('error', 'viewed quote:', answer)
}
