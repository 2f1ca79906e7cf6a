import { useLayoutEffect, useRef } from 'react'
import { Icon, icons, keepIcons } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { LiveText } from '../../fields/Amounts.tsx'
import { useKeep } from '../../keep/useKeep.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import type { QuoteContent, QuoteSettings } from '../quote/quote-settings.ts'

interface KeepQuoteProps {
  quoted: LinkedQuote
  content: QuoteContent
  settings: QuoteSettings
}

/** The ways to keep a quote without booking it: copy its link, share it, mail it, print it. */
export function KeepQuote({ quoted, content, settings }: KeepQuoteProps) {
  const say = useSay()
  const { answers, service, choices, quote, things } = quoted
  const { name, phone, words } = content
  const link = settings.hasLink ? quoted.link : ''
  const keep = useKeep({
    kept: { serviceName: service?.name ?? '', choice: choices, quote, things, link },
    company: { name, phone, priceNote: words.quote.priceNote },
    quoteSheet: `${settings.folder}quote-sheet.js`,
    loadSheetContent: async () => content.sheet,
    report: (way) => settings.track('quote_shared', { way, service: answers.service }),
  })

  return (
    <div className="keep" part="keep">
      {keep.canCopy && (
        <button type="button" onClick={keep.copy}>
          <Icon path={keep.isCopied ? icons.right : keepIcons.copy} />
          <LiveText text={keep.isCopied ? say(en.copied) : say(en.copyLink)} />
        </button>
      )}
      {keep.canShare && (
        <button type="button" onClick={keep.share}>
          <Icon path={keepIcons.share} />
          {say(en.share)}
        </button>
      )}
      <a href={keep.letter} onClick={keep.mail}>
        <Icon path={keepIcons.email} />
        {say(en.emailQuote)}
      </a>
      <button type="button" onClick={keep.print}>
        <Icon path={keepIcons.print} />
        {say(en.print)}
      </button>
      <p className="hidden" role="status">
        <LiveText text={keep.isCopied ? say(en.linkCopied) : ''} />
      </p>
      {keep.isRefused && <LinkToCopy link={link} />}
    </div>
  )
}

/** The link as selected text, for when it could not be copied or shared. Takes the focus when it appears. */
function LinkToCopy({ link }: { link: string }) {
  const say = useSay()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.select(), [])
  return (
    <label className="field">
      {say(en.copyThis)}
      <textarea ref={field} rows={3} readOnly value={link} />
    </label>
  )
}
