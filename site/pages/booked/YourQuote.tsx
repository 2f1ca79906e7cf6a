import { Check, Link2, Mail, Printer, Share2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useKeep } from '../../../widgets/keep/useKeep.ts'
import { noAnswers } from '../../../widgets/rules/answers.ts'
import { newPricesText } from '../../../widgets/rules/kept-quote.ts'
import { adjustingChoice, quote as quoteOf } from '../../../widgets/rules/quote.ts'
import { readCode } from '../../../widgets/rules/quote-code.ts'
import { quoteLink } from '../../../widgets/rules/quote-link.ts'
import { hasNewPrice } from '../../../widgets/rules/start.ts'
import { Receipt } from '../../components/blocks/Receipt.tsx'
import { name, phone, services } from '../../content/business.ts'
import { prices } from '../../content/prices.ts'
import { tellTagManager } from '../../tag-manager.ts'

/** The quote that the visitor is thanked for, by its code, with what they may do with it; nothing for no code. */
export function YourQuote({ code }: { code: string }) {
  const { given } = readCode(code) ?? {}
  if (!given) return null
  const answers = { ...noAnswers, ...given }
  const quote = quoteOf(prices, answers)
  const kept = {
    serviceName: services[given.service],
    choice: adjustingChoice(answers),
    quote,
    link: quoteLink(location.origin, code),
  }
  return (
    <section className="tile on-card kept">
      <div>
        <h2 className="d3">Your quote</h2>
        <p>
          {kept.choice ? `${kept.serviceName}, ${kept.choice}` : kept.serviceName}. Its link opens
          it again, here and on any other device.
        </p>
        {hasNewPrice(prices, code, answers) && (
          <p className="kept-news">{newPricesText(quote.total)}</p>
        )}
        <Keep kept={kept} service={given.service} />
      </div>
      <Receipt
        lines={quote.lines.map(({ label, price }) => ({ what: label, price }))}
        total={quote.total}
        size={4}
      />
    </section>
  )
}

interface KeepProps {
  kept: Parameters<typeof useKeep>[0]['kept']
  service: string
}

function Keep({ kept, service }: KeepProps) {
  const keep = useKeep({
    kept,
    company: { name, phone },
    quoteSheet: '/widgets/quote-sheet.js',
    tell: (way) => tellTagManager('quote_shared', { way, service }),
  })
  const CopyIcon = keep.isCopied ? Check : Link2
  return (
    <div className="kept-ways">
      <button type="button" className="btn btn-s btn-line" onClick={keep.copy}>
        <CopyIcon className="icon" aria-hidden />
        <span>{keep.isCopied ? 'Copied' : 'Copy link'}</span>
      </button>
      {keep.canShare && (
        <button type="button" className="btn btn-s btn-line" onClick={keep.share}>
          <Share2 className="icon" aria-hidden />
          Share
        </button>
      )}
      <a className="btn btn-s btn-line" href={keep.letter} onClick={keep.mail}>
        <Mail className="icon" aria-hidden />
        Email it
      </a>
      <button type="button" className="btn btn-s btn-line" onClick={keep.print}>
        <Printer className="icon" aria-hidden />
        Print
      </button>
      <p className="hidden" role="status">
        {keep.isCopied && 'The link is copied.'}
      </p>
      {keep.isRefused && <LinkToCopy link={kept.link} />}
    </div>
  )
}

/** The link itself, selected, where it could not be copied or shared. */
function LinkToCopy({ link }: { link: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.select(), [])
  return (
    <label className="kept-link">
      Copy this link
      <textarea ref={field} rows={3} readOnly value={link} />
    </label>
  )
}
