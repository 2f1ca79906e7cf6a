/**
 * The mailbox page in the browser: asks for itself again and again and swaps only what changed, so
 * that scroll, focus and open entries stay as they are.
 */

const rhythm = 1_500
const list = find('[data-list]')
const live = find('.live')
const news = find('[data-news]')
let last = ''

function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The mailbox page has no ${selector}.`)
  return found
}

async function refresh() {
  const answer = await fetch(`/mailbox${location.search}`, { cache: 'no-cache' })
  const text = await answer.text()
  if (!answer.ok || text === last) return
  const fresh = new DOMParser().parseFromString(text, 'text/html')
  swapParts(fresh)
  swapEntries(find('[data-list]', fresh))
  last = text
}

function swapParts(fresh: Document) {
  document.title = fresh.title
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = find(`[data-part="${part.dataset.part}"]`, fresh)
    if (!part.isEqualNode(next)) part.replaceChildren(...next.childNodes)
  }
}

function swapEntries(next: HTMLElement) {
  const entries = [...next.children]
  const ids = new Set(entries.map((entry) => entry.id))
  for (const entry of [...list.children]) if (!ids.has(entry.id)) entry.remove()

  const names: string[] = []
  entries.forEach((entry, index) => {
    if (list.children[index]?.id === entry.id) return
    entry.classList.add('new')
    list.insertBefore(entry, list.children[index] ?? null)
    const name = entry.getAttribute('data-name')
    if (name) names.push(name)
  })
  if (names.length > 0) news.textContent = `New lead from ${names.join(', ')}.`
}

const locale = document.documentElement.lang
const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

function relative(then: Date): string {
  const passed = (then.getTime() - Date.now()) / 1_000
  const largest = units.find(({ seconds }) => Math.abs(passed) >= seconds)
  return largest ? ago.format(Math.trunc(passed / largest.seconds), largest.unit) : 'just now'
}

function tellTimes() {
  for (const time of document.querySelectorAll('time')) {
    const then = new Date(time.dateTime)
    const exact = then.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const words = `${relative(then)}, ${exact}`
    if (time.textContent !== words) time.textContent = words
  }
}

async function beat() {
  try {
    if (!document.hidden) await refresh()
    tell('Live', false)
  } catch {
    tell('Server stopped', true)
  }
  tellTimes()
}

function tell(state: string, isOff: boolean) {
  // Written only when it changes: screen readers speak every write.
  if (live.textContent === state) return
  live.textContent = state
  live.classList.toggle('off', isOff)
  live.hidden = false
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  const action = button?.dataset.action
  const dialog = document.querySelector('dialog')
  if (action === 'ask') dialog?.showModal()
  if (action === 'keep' || action === 'empty') dialog?.close()
  if (action === 'empty') {
    await fetch(`/mailbox.json${location.search}`, { method: 'DELETE' }).catch(() => undefined)
    await beat()
  }
})

document.addEventListener('visibilitychange', beat)

for (;;) {
  await beat()
  await new Promise((wake) => setTimeout(wake, rhythm))
}

export {}
