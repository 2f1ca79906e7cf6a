import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'
import { leadMails as words } from '../../words/lead-mails.ts'
import {
  block,
  buttonRow,
  detail,
  div,
  lines,
  type MailLook,
  marks,
  note,
  page,
  reachButtons,
  reached,
  section,
  shownIf,
  type,
  unless,
} from './mail-parts.ts'

/*
 * The HTML of the mails about leads. Anybody may send any value of any parameter, so none is written with three braces,
 * which would make it markup, and none is where a program would run it or take it for a header.
 */

/** The mail about a quote; also about one that was only viewed, which has no email address and no phone number. */
export function quoteHtml(look: MailLook, keys: readonly string[]): string {
  const { company, styled } = look
  const has = (key: string) => keys.includes(key)
  const amount = `${escapeHtml(company.conventions.currency.sign)}{{total_price}}`
  const bill = [
    lines(styled, 'words', type(16, 26), 'price_breakdown'),
    div(
      styled,
      'words',
      `${type(18, 26)};font-weight:700;margin-top:8px`,
      `${words.total} ${amount}`,
    ),
    has('taxes') && shownIf('taxes', lines(styled, 'quiet', type(16, 26), 'taxes')),
    has('work_time') && detail(styled, words.workTime, 'work_time'),
    has('preferred_date') && detail(styled, words.preferredDate, 'preferred_date'),
    has('postal_code') && detail(styled, words.postalCode, 'postal_code'),
    has('area') && detail(styled, words.area, 'area'),
  ]
  return page(look, [
    marks(styled),
    div(styled, 'words', `${type(44, 48)};font-weight:800;letter-spacing:-0.02em`, amount),
    div(styled, 'words', `${type(24, 30)};font-weight:700;margin-top:4px`, '{{name}}'),
    div(styled, 'quiet', type(16, 24), '{{service}}'),
    buttonRow(styled, [
      ...reachButtons(company),
      { needs: 'quote_link', part: 'other', href: '{{quote_link}}', label: words.openQuote },
    ]),
    reached(look, 'email'),
    has('language') && detail(styled, words.language, 'language'),
    unless('email', div(styled, 'words', `${type(16, 24)};margin-top:20px`, words.onlyViewed)),
    section(styled, bill.filter(Boolean).join('\n')),
    note(styled, words.note),
    // Whoever opens it sees where it leads before they do.
    shownIf(
      'quote_link',
      div(styled, 'quiet', `${type(14, 20)};margin-top:20px`, `${words.opens} {{quote_link}}`),
    ),
    block(styled, keys),
  ])
}

export function inquiryHtml(look: MailLook, keys: readonly string[]): string {
  const { company, styled } = look
  return page(look, [
    marks(styled),
    div(styled, 'words', `${type(28, 34)};font-weight:800`, '{{from_name}}'),
    shownIf('service', div(styled, 'quiet', type(16, 24), `${words.service}: {{service}}`)),
    buttonRow(styled, reachButtons(company)),
    reached(look, 'from_email'),
    keys.includes('language') && detail(styled, words.language, 'language'),
    note(styled, words.message),
    block(styled, keys),
  ])
}
