/**
 * The mailbox page in the browser: fetches itself again and again and changes only what is new, so
 * that scroll, focus and open rows stay as they are.
 */

const live = find('#live')
const tools = find('#tools')
const list = find('ol')
let last = ''

function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The mailbox page has no ${selector}.`)
  return found
}

async function refresh() {
  const answer = await fetch(location.href)
  const text = await answer.text()
  if (!answer.ok || text === last) return
  last = text
  const fresh = new DOMParser().parseFromString(text, 'text/html')
  document.title = fresh.title
  for (const part of ['#count', '#tools', '#end']) {
    const [shown, next] = [find(part), find(part, fresh)]
    if (!shown.isEqualNode(next)) shown.replaceChildren(...next.childNodes)
  }
  showEntries([...find('ol', fresh).children])
}

/** Removes the entries that are gone, and adds the new ones: the newest come first. */
function showEntries(entries: Element[]) {
  const ids = new Set(entries.map(({ id }) => id))
  for (const entry of [...list.children]) if (!ids.has(entry.id)) entry.remove()

  const added = entries.filter(({ id }) => !document.getElementById(id))
  for (const entry of added) entry.classList.add('new')
  list.prepend(...added)
  const names = added.flatMap((entry) => entry.querySelector('h2')?.textContent ?? [])
  if (names.length > 0) find('#news').textContent = `New lead from ${names.join(', ')}.`
}

async function update() {
  const state = await refresh().then(
    () => 'Live',
    () => 'Server stopped',
  )
  // Written only when it changes: screen readers speak every write.
  if (live.textContent === state) return
  live.textContent = state
  live.classList.toggle('danger', state !== 'Live')
}

tools.addEventListener('click', async ({ target }) => {
  const question =
    'Empty the mailbox? All messages listed here are deleted from this machine. There is no way back.'
  if (!(target instanceof HTMLButtonElement) || !confirm(question)) return
  await fetch(`/mailbox.json${location.search}`, { method: 'DELETE' }).catch(() => undefined)
  await update()
})

for (;;) {
  if (!document.hidden) await update()
  await new Promise((wake) => setTimeout(wake, 1_500))
}

export {}
