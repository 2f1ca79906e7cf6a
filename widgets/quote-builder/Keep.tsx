import { useEffect, useState } from 'react'
import { Icon } from '../fields/Icon.tsx'
import { icons } from '../fields/icons.ts'
import { LiveText } from '../fields/LiveText.tsx'
import { copyText } from '../keep/copy-text.ts'
import { printQuote } from '../keep/print-quote.ts'
import { canShare, share } from '../keep/share.ts'
import { quoteLetter, quoteToShare, type WayToKeep } from '../rules/kept-quote.ts'
import { adjustingChoice } from '../rules/quote.ts'
import type { QuoteContent } from './content.ts'
import { keepIcons } from './icons.ts'
import { LinkToCopy } from './LinkToCopy.tsx'
import type { QuoteSettings } from './quote-settings.ts'
import type { Quoted } from './useLead.ts'

interface KeepProps {
  quoted: Quoted
  content: QuoteContent
  settings: QuoteSettings
}

/** How long the button says that the link is copied (milliseconds). */
const copiedTime = 3000

/** What a visitor may do with a quote besides booking it: copy its link, share it, mail it, print it. */
export function Keep({ quoted, content, settings }: KeepProps) {
  const { answers, quote, serviceName, link } = quoted
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const kept = {
    serviceName,
    choice: adjustingChoice(answers),
    quote,
    link: settings.hasLink ? link : '',
  }
  const tell = (way: WayToKeep) => settings.track('quote_shared', { way, service: answers.service })

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedTime)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    setRefused(false)
    const isInClipboard = await copyText(kept.link)
    setCopied(isInClipboard)
    setRefused(!isInClipboard)
    tell('copy')
  }

  const pass = async () => {
    setRefused(false)
    const outcome = await share(quoteToShare(kept, content.name))
    setRefused(outcome === 'refused')
    if (outcome === 'shared') tell('share')
  }

  const printed = () => {
    tell('print')
    printQuote(kept, settings.quoteSheet)
  }

  return (
    <div className="keep" part="keep">
      {kept.link && (
        <button type="button" onClick={copy}>
          <Icon path={isCopied ? icons.right : keepIcons.copy} />
          <LiveText text={isCopied ? 'Copied' : 'Copy link'} />
        </button>
      )}
      {kept.link && canShare() && (
        <button type="button" onClick={pass}>
          <Icon path={keepIcons.share} />
          Share
        </button>
      )}
      <a href={quoteLetter(kept, content)} onClick={() => tell('email')}>
        <Icon path={keepIcons.email} />
        Email it
      </a>
      <button type="button" onClick={printed}>
        <Icon path={keepIcons.print} />
        Print
      </button>
      <p className="hidden" role="status">
        <LiveText text={isCopied ? 'The link is copied.' : ''} />
      </p>
      {isRefused && <LinkToCopy link={kept.link} />}
    </div>
  )
}
