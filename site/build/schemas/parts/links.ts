import { addressFault } from '../../problems/address-fault.ts'
import type { IsPage } from './known.ts'
import { words } from './values.ts'

/** The problem of the address of a link; '' when there is none. */
function linkFault(url: string, isPage: IsPage): string {
  const path = url.replace(/[?#].*$/, '')
  return addressFault(url) ?? (isPage(path) ? '' : `there is no page "${path}".`)
}

/** The address of a link: a page of the site, or an https:// address. */
export function link(isPage: IsPage) {
  return words('where it goes, such as /inquiries').superRefine((url, { addIssue }) => {
    const fault = linkFault(url, isPage)
    if (fault) addIssue(fault)
  })
}

/** Words with links among them, written [words](/path). */
export function linkedWords(what: string, isPage: IsPage) {
  return words(what, 'plain words, and links as [words](/path)')
    .superRefine((text, { addIssue }) => {
      const links = /\[[^[\]]+\]\(([^()\s]+)\)/g
      for (const [, url = ''] of text.matchAll(links)) {
        const fault = linkFault(url, isPage)
        if (fault) addIssue(fault)
      }
      if (/[[\]]/.test(text.replace(links, ''))) {
        addIssue('a link is written as [words](/path); elsewhere leave out [ and ].')
      }
    })
    .meta({ isLong: true })
}
