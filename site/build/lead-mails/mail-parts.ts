import { hasTenDigits } from '../../../widgets/rules/company/phone.ts'
import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'
import { encoded } from '../../../widgets/rules/text/mailto.ts'
import type { Company } from '../../content-schema/company.ts'
import type { Colours } from '../../content-schema/look.ts'
import { leadMails as words } from '../../words/lead-mails.ts'
import { darkSheet, type Part, type Styled } from './mail-style.ts'

/** Whose mails they are, and how their parts look. */
export interface MailLook {
  readonly company: Company
  readonly colours: Colours
  readonly styled: Styled
}

/** The size and the line height of letters, in pixels. */
export const type = (size: number, line: number) => `font-size:${size}px;line-height:${line}px`

export const shownIf = (key: string, html: string) => `{{#${key}}}${html}{{/${key}}}`

export const unless = (key: string, html: string) => `{{^${key}}}${html}{{/${key}}}`

export const div = (styled: Styled, part: Part, css: string, html: string) =>
  `<div ${styled(part, css)}>${html}</div>`

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** The whole document: one column of 600 pixels at most, in system fonts, without a picture or a request. */
export function page(
  { company: { name, locale }, colours, styled }: MailLook,
  parts: readonly (string | false)[],
): string {
  const card = `width:100%;max-width:600px;border-radius:12px;overflow:hidden;font-family:${fonts};text-align:left`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(name)}</title>
<style>
${darkSheet(colours)}
</style>
</head>
<body ${styled('ground', 'margin:0;padding:0')}>
<table ${table} ${styled('ground', 'width:100%')}><tr><td align="center" style="padding:12px">
<table ${table} ${styled('card', card)}>
<tr><td ${styled('accent', 'height:6px;font-size:6px;line-height:6px')}>&nbsp;</td></tr>
<tr><td style="padding:20px 20px 24px;overflow-wrap:anywhere;word-break:break-word">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Above all else, what makes a lead doubtful. */
export function marks(styled: Styled): string {
  const css = `${type(15, 22)};font-weight:700;margin-bottom:16px;padding:10px 14px;border-radius:8px`
  const test = shownIf('test', div(styled, 'warning', css, words.test))
  return `${test}\n${shownIf('suspect', div(styled, 'warning', css, words.suspect))}`
}

interface Button {
  /** The parameter without which there is no button. */
  readonly needs: string
  readonly part: Part
  readonly href: string
  readonly label: string
}

/** Buttons in a row, the longer words on a wider one; a button alone has all of it. */
export function buttonRow(styled: Styled, buttons: readonly Button[]): string {
  const css = `display:block;${type(16, 20)};font-weight:700;text-align:center;text-decoration:none;white-space:nowrap;padding:15px 4px;border-radius:10px`
  const widthOf = ({ label }: Button) => label.length + 8
  const all = buttons.reduce((sum, button) => sum + widthOf(button), 0)
  const cells = buttons.map((button, at) => {
    const { needs, part, href, label } = button
    const width = Math.round((100 * widthOf(button)) / all)
    const gap = at < buttons.length - 1 ? '0 8px 0 0' : '0'
    const link = `<a ${styled(part, css)} href="${href}">${label}</a>`
    return shownIf(needs, `<td width="${width}%" style="padding:${gap}">${link}</td>`)
  })
  return `<table ${table} style="width:100%;margin-top:20px"><tr>\n${cells.join('\n')}\n</tr></table>`
}

/**
 * Call, and a text message with a reply begun. Their schemes are fixed, and the number is read below them. With
 * `textReply` the lead brings the whole reply encoded, since a template cannot encode a name or a link.
 */
export function reachButtons({ conventions, shortName }: Company): readonly Button[] {
  const number = `${hasTenDigits(conventions.country) ? '+1' : ''}{{phone}}`
  const begun = escapeHtml(encoded(words.textBegins(shortName)))
  const reply = `{{text_reply}}${unless('text_reply', begun)}`
  return [
    { needs: 'phone', part: 'first', href: `tel:${number}`, label: words.call },
    { needs: 'phone', part: 'other', href: `sms:${number}?&amp;body=${reply}`, label: words.text },
  ]
}

/**
 * How the visitor is reached. There is no mailto: link: an address such as `a@b.example?bcc=x@y.example` would add a
 * recipient to it. The Reply of the mail program writes to Reply To, which is the address shown here.
 */
export function reached({ company, styled }: MailLook, email: string): string {
  const address = `<strong ${styled('words')}>{{${email}}}</strong>`
  const promise = escapeHtml(words.promise(company.responseDays))
  const number = div(
    styled,
    'words',
    `${type(18, 26)};font-weight:700;margin-top:16px`,
    '{{phone}}',
  )
  const reply = div(
    styled,
    'quiet',
    `${type(16, 24)};margin-top:4px`,
    `${words.reply} ${address}<br>${promise}`,
  )
  return `${shownIf('phone', number)}\n${shownIf(email, reply)}`
}

/** A part below a thin line. */
export const section = (styled: Styled, html: string) =>
  div(
    styled,
    'rule',
    'border-width:1px 0 0;border-style:solid;margin-top:20px;padding-top:16px',
    `\n${html}\n`,
  )

/** A value of several lines, in an element that keeps its line breaks also where styles are dropped. */
export function lines(styled: Styled, part: Part, css: string, key: string): string {
  return `<pre ${styled(part, `${css};margin:0;font-family:${fonts};white-space:pre-line`)}>{{${key}}}</pre>`
}

export const detail = (styled: Styled, label: string, key: string) =>
  shownIf(
    key,
    div(
      styled,
      'words',
      `${type(16, 26)};margin-top:6px`,
      `<span ${styled('quiet')}>${label}:</span> {{${key}}}`,
    ),
  )

/** What the visitor wrote, as one paragraph: before the block, its lines could pose as lines of it. */
export function note(styled: Styled, heading: string): string {
  const text = div(styled, 'words', `${type(17, 26)};white-space:normal`, '{{message}}')
  return shownIf(
    'message',
    section(styled, `${div(styled, 'quiet', type(14, 20), heading)}\n${text}`),
  )
}

/**
 * `key: value`, a line each, for programs that read mails; then the message with its line breaks. Each line is an element
 * in which line breaks are spaces, so that no value can pose as another line.
 */
export function block(styled: Styled, keys: readonly string[]): string {
  const small = type(12, 18)
  const rows = keys.map((key) => `<div style="white-space:normal">${key}: {{${key}}}</div>`)
  const message = `${div(styled, 'quiet', small, 'message:')}\n${lines(styled, 'quiet', small, 'message')}`
  return section(
    styled,
    `${div(styled, 'quiet', `${small};font-weight:700`, words.forPrograms)}
${div(styled, 'quiet', small, `\n${rows.join('\n')}\n`)}
${shownIf('message', message)}`,
  )
}
