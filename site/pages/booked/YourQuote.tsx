import { name, phone } from 'virtual:content/business'
import { catalogue, words } from 'virtual:content/catalogue'
import { Check, Link2, Mail, Printer, Share2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import { useKeep } from '../../../widgets/keep/useKeep.ts'
import { Plan } from '../../../widgets/plan/Plan.tsx'
import { businessShape, type SheetContent } from '../../../widgets/rules/company/business.ts'
import { quoteLink, quotePage, type Referral } from '../../../widgets/rules/embed/quote-link.ts'
import { completeAnswers, serviceOf } from '../../../widgets/rules/engine/answers.ts'
import { changingChoices, quoteOf, roundingNote } from '../../../widgets/rules/engine/quote.ts'
import { readCode } from '../../../widgets/rules/engine/quote-code.ts'
import { hasNewPrice } from '../../../widgets/rules/engine/start.ts'
import { lineIcon, thingsOf } from '../../../widgets/rules/engine/things.ts'
import { newPricesText } from '../../../widgets/rules/wizard/kept-quote.ts'
import * as en from '../../../widgets/words/en.ts'
import { Receipt } from '../../components/blocks/Receipt.tsx'
import { useReport } from '../../hooks/use-consent.ts'
import { yourQuote } from '../../words/booked.ts'
import '../../../widgets/plan/plan.css'
import './YourQuote.css'

/**
 * The booked quote, read from its code, with ways to keep it; nothing without a code. Its link
 * names the partner who referred the visitor.
 */
export function YourQuote({ code, referral }: { code: string; referral: Referral }) {
  const { given } = readCode(catalogue, code) ?? {}
  const service = serviceOf(catalogue, given?.service)
  if (!given || !service) return null
  const answers = completeAnswers(catalogue, given)
  const quote = quoteOf(catalogue, answers)
  const things = thingsOf(catalogue, answers)
  const kept = {
    serviceName: service.name,
    choice: changingChoices(catalogue, answers),
    quote,
    things,
    link: quoteLink(quotePage(location.origin, referral), code),
  }
  return (
    <section className="tile on-card kept">
      <div className="kept-head">
        <span className="tile-icon tile-icon-l">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={service.icon} />
          </svg>
        </span>
        <h2 className="d5">{yourQuote.heading}</h2>
        <p>{kept.choice ? `${kept.serviceName}, ${kept.choice}` : kept.serviceName}</p>
        {hasNewPrice(catalogue, code, answers) && (
          <p className="kept-news">
            <Amounts text={newPricesText(quote.total)} />
          </p>
        )}
      </div>
      {things.rooms.length > 0 && (
        <Plan things={things} shape={quote.lines.length > 4 ? 'flat' : 'sheet'} />
      )}
      <Receipt
        lines={quote.lines.map(({ label, price }) => ({
          what: label,
          icon: lineIcon(things, label),
          price,
        }))}
        total={quote.total}
        totalNote={[roundingNote(quote), quote.workTime].filter(Boolean).join(' ')}
        taxes={quote.taxes}
        size={3}
      />
      <WaysToKeep kept={kept} service={service.id} />
    </section>
  )
}

interface WaysToKeepProps {
  kept: Parameters<typeof useKeep>[0]['kept']
  service: string
}

function WaysToKeep({ kept, service }: WaysToKeepProps) {
  const report = useReport()
  const keep = useKeep({
    kept,
    company: { name, phone, priceNote: words.quote.priceNote },
    quoteSheet: '/widgets/quote-sheet.js',
    loadSheetContent,
    report: (way) => report('quote_shared', { way, service }),
  })
  const CopyIcon = keep.isCopied ? Check : Link2
  return (
    <div className="kept-ways">
      <p>{yourQuote.text}</p>
      <button type="button" className="btn btn-s btn-line" onClick={keep.copy}>
        <CopyIcon className="icon" aria-hidden />
        <span>{keep.isCopied ? en.copied : en.copyLink}</span>
      </button>
      {keep.canShare && (
        <button type="button" className="btn btn-s btn-line" onClick={keep.share}>
          <Share2 className="icon" aria-hidden />
          {en.share}
        </button>
      )}
      <a className="btn btn-s btn-line" href={keep.letter} onClick={keep.mail}>
        <Mail className="icon" aria-hidden />
        {en.emailQuote}
      </a>
      <button type="button" className="btn btn-s btn-line" onClick={keep.print}>
        <Printer className="icon" aria-hidden />
        {en.print}
      </button>
      <p className="hidden" role="status">
        {keep.isCopied && en.linkCopied}
      </p>
      {keep.isRefused && <LinkToCopy link={kept.link} />}
    </div>
  )
}

/** The company's file for partners' pages also has the content of the printed sheet. */
async function loadSheetContent(): Promise<SheetContent> {
  const answer = await fetch(`/widgets/business.${businessShape}.json`)
  return answer.json()
}

/** The link itself, selected, if it could not be copied or shared. */
function LinkToCopy({ link }: { link: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.select(), [])
  return (
    <label className="kept-link">
      {en.copyThis}
      <textarea ref={field} rows={3} readOnly value={link} />
    </label>
  )
}
