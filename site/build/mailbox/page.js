/**
 * The mailbox page in the browser: asks for itself again and again and swaps only what changed, so
 * that scroll, focus and open entries stay as they are.
 */

const rhythm = 1_500
const list = find('[data-list]')
const live = find('.live')
const news = find('[data-news]')
let last = ''

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement} */
function find(selector, within = document) {
  const found = within.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The mailbox page has no ${selector}.`)
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

/** @param {Document} fresh */
function swapParts(fresh) {
  document.title = fresh.title
  for (const part of document.querySelectorAll('[data-part]')) {
    const next = find(`[data-part="${part.getAttribute('data-part')}"]`, fresh)
    if (part.innerHTML !== next.innerHTML) part.replaceChildren(...next.childNodes)
  }
}

/** @param {HTMLElement} next */
function swapEntries(next) {
  const entries = [...next.children]
  const ids = new Set(entries.map((entry) => entry.id))
  for (const entry of [...list.children]) if (!ids.has(entry.id)) entry.remove()

  /** @type {string[]} */
  const names = []
  entries.forEach((entry, index) => {
    if (list.children[index]?.id === entry.id) return
    entry.classList.add('new')
    list.insertBefore(entry, list.children[index] ?? null)
    const name = entry.getAttribute('data-name')
    if (name) names.push(name)
  })
  if (names.length > 0) news.textContent = `New lead from ${names.join(', ')}.`
}

const ago = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' })
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** @param {Date} then */
function relative(then) {
  const seconds = (then.getTime() - Date.now()) / 1_000
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 0]
  return length === 0 ? 'just now' : ago.format(Math.trunc(seconds / length), unit)
}

function tellTimes() {
  for (const time of document.querySelectorAll('time')) {
    const then = new Date(time.dateTime)
    const exact = then.toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
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

/** @param {string} state @param {boolean} off */
function tell(state, off) {
  // Written only when it changes: screen readers speak every write.
  if (live.textContent === state) return
  live.textContent = state
  live.classList.toggle('off', off)
  live.hidden = false
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  const { opens, closes, empties } = button.dataset
  const dialog = document.querySelector('dialog')
  if (opens) dialog?.showModal()
  if (closes !== undefined || empties !== undefined) dialog?.close()
  if (empties !== undefined) {
    await fetch(`/mailbox.json${location.search}`, { method: 'DELETE' }).catch(() => undefined)
    await beat()
  }
})

document.addEventListener('visibilitychange', beat)

for (;;) {
  await beat()
  await new Promise((wake) => setTimeout(wake, rhythm))
}
