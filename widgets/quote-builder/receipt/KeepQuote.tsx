import { Icon } from '../../element/Icon.tsx'
import { icons } from '../../fields/icons.ts'
import { LiveText } from '../../fields/LiveText.tsx'
import { useKeep } from '../../keep/useKeep.ts'
import * as keepWords from '../../words/keep.ts'
import type { QuoteContent } from '../quote/content.ts'
import { keepIcons } from '../quote/icons.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import type { QuoteSettings } from '../quote/quote-settings.ts'
import { LinkToCopy } from './LinkToCopy.tsx'

interface KeepQuoteProps {
  quoted: LinkedQuote
  content: QuoteContent
  settings: QuoteSettings
}

/** The ways to keep a quote without booking it: copy its link, share it, mail it, print it. */
export function KeepQuote({ quoted, content, settings }: KeepQuoteProps) {
  const { answers, service, choices, quote } = quoted
  const { name, phone, words } = content
  const link = settings.hasLink ? quoted.link : ''
  const keep = useKeep({
    kept: { serviceName: service?.name ?? '', choice: choices, quote, link },
    company: { name, phone, priceNote: words.quote.priceNote },
    quoteSheet: settings.quoteSheet,
    loadSheetContent: async () => content.sheet,
    report: (way) => settings.track('quote_shared', { way, service: answers.service }),
  })

  return (
    <div className="keep" part="keep">
      {keep.canCopy && (
        <button type="button" onClick={keep.copy}>
          <Icon path={keep.isCopied ? icons.right : keepIcons.copy} />
          <LiveText text={keep.isCopied ? keepWords.copied : keepWords.copy} />
        </button>
      )}
      {keep.canShare && (
        <button type="button" onClick={keep.share}>
          <Icon path={keepIcons.share} />
          {keepWords.share}
        </button>
      )}
      <a href={keep.letter} onClick={keep.mail}>
        <Icon path={keepIcons.email} />
        {keepWords.email}
      </a>
      <button type="button" onClick={keep.print}>
        <Icon path={keepIcons.print} />
        {keepWords.print}
      </button>
      <p className="hidden" role="status">
        <LiveText text={keep.isCopied ? keepWords.linkCopied : ''} />
      </p>
      {keep.isRefused && <LinkToCopy link={link} />}
    </div>
  )
}
