import { useState } from 'react'
import { useLanguage } from '../element/useLanguage.ts'
import type { SheetContent } from '../rules/company/business.ts'
import {
  type KeptQuote,
  type QuotingCompany,
  quoteLetter,
  quoteToShare,
  type WayToKeep,
} from '../rules/wizard/kept-quote.ts'
import type { Language } from '../words/language.ts'
import { useCopy } from './useCopy.ts'

interface KeepOptions {
  kept: KeptQuote
  company: QuotingCompany
  /** The address of the script that prints a quote. */
  quoteSheet: string
  /** Loads the company's data for that script. */
  loadSheetContent(): Promise<SheetContent>
  /** Gets how the quote was kept. */
  report(way: WayToKeep): void
}

/** What a visitor may do with a quote besides booking it, and the outcome. */
export function useKeep({ kept, company, quoteSheet, loadSheetContent, report }: KeepOptions) {
  const language = useLanguage()
  const { say } = language
  const { isCopied, isRefused, copy } = useCopy()
  const [isSharingRefused, setSharingRefused] = useState(false)

  return {
    /** Whether the link was copied just now. */
    isCopied,
    /** Whether the link could not be copied or shared, so that the visitor has to see it. */
    isRefused: isRefused || isSharingRefused,
    canCopy: kept.link !== '',
    canShare: kept.link !== '' && canShare(),
    /** The address of a letter with the quote; `mail` reports that it was opened. */
    letter: quoteLetter(kept, company, say),
    mail: () => report('email'),

    async copy() {
      setSharingRefused(false)
      await copy(kept.link)
      report('copy')
    },

    async share() {
      setSharingRefused(false)
      const outcome = await share(quoteToShare(kept, company.name, say))
      setSharingRefused(outcome === 'refused')
      if (outcome === 'shared') report('share')
    },

    print() {
      report('print')
      printQuote(kept, quoteSheet, loadSheetContent, language)
    },
  }
}

/** Whether the system has a share sheet. */
const canShare = (): boolean => 'share' in navigator

/** Opens the share sheet. `cancelled`: the visitor closed it. `refused`: it failed, as where a policy forbids it. */
async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}

/**
 * Prints a quote on its own page. The script at `quoteSheet` is loaded only now; `loadContent`
 * gives the company's data. If either fails to load, the page is printed as it is.
 */
async function printQuote(
  kept: KeptQuote,
  quoteSheet: string,
  loadContent: () => Promise<SheetContent>,
  language: Language,
): Promise<void> {
  try {
    const [{ printSheet }, content]: [
      typeof import('../quote-sheet/print-sheet.tsx'),
      SheetContent,
    ] = await Promise.all([import(/* @vite-ignore */ quoteSheet), loadContent()])
    await printSheet(kept, content, language)
  } catch {
    print()
  }
}
