import { html, Markup } from '../../site/build/mailbox/html.ts'
import type { Described, Entry } from './described.ts'
import { icon } from './icons.ts'

/** The contract of one element: a table for each kind of thing it answers to. */
export function tables(element: Described): Markup {
  const of = (title: string, entries: Entry[], name: (entry: Entry) => string) =>
    entries.length === 0 ? html`` : table(element.tag, title, entries, name)
  return html`${of('Attributes', element.attributes, ({ name }) => name)}
    ${of('Events', element.events, ({ name }) => name)}
    ${of('Tokens', element.tokens, ({ name }) => name)}
    ${of('Parts', element.parts, ({ name }) => `::part(${name})`)}
    ${of('Slots', element.slots, ({ name }) => name || 'default')}`
}

function table(
  tag: string,
  title: string,
  entries: Entry[],
  name: (entry: Entry) => string,
): Markup {
  const id = `${tag}-${title.toLowerCase()}`
  const hasType = entries.some(({ type }) => type)
  const hasDefault = entries.some((entry) => entry.default)
  const hasDetail = entries.some(({ detail }) => detail.length > 0)
  return html`<div class="kind">
      <h4 id="${id}"><b>${String(entries.length)}</b> ${title}</h4>
      <table aria-labelledby="${id}">
        <thead><tr><th scope="col">Name</th><th scope="col">Meaning</th>${
          hasType && html`<th scope="col">Type</th>`
        }${hasDefault && html`<th scope="col">Default</th>`}${hasDetail && html`<th scope="col">Detail</th>`}</tr></thead>
        <tbody>${entries.map(
          (entry) => html`
          <tr><th scope="row"><code>${name(entry)}</code></th><td>${prose(entry.text)}</td>${
            hasType && html`<td data-label="Type"><code>${entry.type}</code></td>`
          }${
            hasDefault &&
            html`<td data-label="Default">${entry.default ? html`<code>${entry.default}</code>` : 'none'}</td>`
          }${hasDetail && html`<td data-label="Detail">${fields(entry.detail)}</td>`}</tr>`,
        )}</tbody>
      </table>
    </div>`
}

/** The names of a detail's fields, and behind them what each one is. */
function fields(detail: Entry[]): Markup {
  const names = detail.map(({ name }) => name).join(', ')
  return html`<details><summary><code>${names}</code>${icon('down')}</summary><ul>${detail.map(
    ({ name, type, text }) =>
      html`<li><code><b>${name}</b>: ${type}</code>${text && html`<span>${prose(text)}</span>`}</li>`,
  )}</ul></details>`
}

/** A description as HTML: what stands in backticks is code, nothing else is markup. */
export function prose(text: string): Markup {
  return new Markup(
    text
      .split(/`([^`]*)`/)
      .map((part, at) => (at % 2 ? html`<code>${part}</code>` : html`${part}`).text)
      .join(''),
  )
}
