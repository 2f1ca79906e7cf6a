import { mailtoAddress } from '../../../widgets/rules/mailto.ts'
import { type Fields, fields, type PriceLine, phoneShown } from './fields.ts'
import { html, type Markup } from './html.ts'
import { icon } from './icons.ts'
import type { Message } from './message.ts'

/** One message as an entry of the list; the id lets the page keep it in place on refresh. */
export function entry(message: Message): Markup {
  const read = fields(message)
  return read.kind === 'viewed' ? viewed(message, read) : lead(message, read)
}

/** The price stands beside the person; without one, the facts do. */
function lead(message: Message, read: Fields): Markup {
  const priced = read.total !== '' || read.lines.length > 0
  return html`<li class="lead" id="m-${message.id}" data-name="${read.name || 'someone'}"><article>
    <div class="person">
      <p class="kind"><b>${read.kind === 'quote' ? 'Quote' : 'Inquiry'}</b>${when(message)}</p>
      <h2>${read.name || 'No name given'}</h2>
      ${read.service !== '' && html`<p class="service">${read.service}</p>`}
      <p class="reach">
        ${read.email !== '' && reach(mailtoAddress(read.email), read.email, 'mail')}
        ${read.phone !== '' && reach(telHref(read.phone), phoneShown(read.phone), 'phone')}
      </p>
      ${read.message !== '' && html`<blockquote>${read.message}</blockquote>`}
      ${priced && facts(message, read)}
    </div>
    ${priced ? html`<div class="price">${price(read)}</div>` : facts(message, read)}
  </article></li>`
}

function viewed(message: Message, read: Fields): Markup {
  return html`<li class="viewed" id="m-${message.id}"><details>
    <summary>
      ${icon('eye')}
      <span class="what"><b>Viewed quote</b>
        ${read.service !== '' && html`<span>${read.service}</span>`}</span>
      <b class="total">${read.total}</b>
      ${when(message)}
      ${icon('down')}
    </summary>
    <div class="inside">${facts(message, read)}${lines(read)}</div>
  </details></li>`
}

function price(read: Fields): Markup {
  const dollar = read.total.startsWith('$')
  return html`${
    read.total !== '' &&
    html`<p class="number"><span class="sign">${dollar && '$'}</span>${read.total.slice(dollar ? 1 : 0)}</p>`
  }${lines(read)}`
}

function lines(read: Fields): Markup {
  if (read.lines.length === 0) return html``
  return html`<table>
    <tbody>${read.lines.map(line)}</tbody>
    ${
      read.total !== '' &&
      html`<tfoot><tr><th scope="row">Total</th><td>${read.total}</td></tr></tfoot>`
    }
  </table>`
}

function line({ label, price, discount }: PriceLine): Markup {
  if (price === '') return html`<tr><th scope="row" colspan="2">${label}</th></tr>`
  return html`<tr class="${discount ? 'discount' : ''}"><th scope="row">${label}</th><td>${price}</td></tr>`
}

function facts(message: Message, read: Fields): Markup {
  const rows = [...read.others]
  if (message.origin !== '') rows.push(['From', message.origin])
  if (rows.length === 0) return html``
  return html`<dl>${rows.map(
    ([label, value]) => html`<div><dt>${label}</dt><dd>${linked(value)}</dd></div>`,
  )}</dl>`
}

function linked(value: string): Markup {
  return /^https?:\/\/\S+$/.test(value) ? html`<a href="${value}">${value}</a>` : html`${value}`
}

/** The server's own clock until the page's script tells it in the reader's words. */
function when({ receivedAt }: Message): Markup {
  const exact = new Date(receivedAt).toLocaleString('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return html`<time datetime="${receivedAt}">${exact}</time>`
}

function reach(href: string, words: string, name: 'mail' | 'phone'): Markup {
  if (href === '') return html`<span>${icon(name)}<span>${words}</span></span>`
  return html`<a href="${href}">${icon(name)}<span>${words}</span></a>`
}

/** A tel link; ten digits are a Canadian number. '' for a text without digits. */
function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  if (digits === '') return ''
  return `tel:${/^\d{10}$/.test(digits) ? '+1' : ''}${digits}`
}
