interface Row {
  element: HTMLTableRowElement
  /** What it is found by: names and sentences, without types, which would match nearly everything. */
  text: string
}

/** Narrows the rows of the reference to those with every word that is typed. */
export function findIn(search: HTMLElement, reference: HTMLElement): void {
  const field = search.querySelector('input')
  const status = search.querySelector('[role=status]')
  if (!field || !status) return
  const kinds = [...reference.querySelectorAll<HTMLElement>('.kind')].map((element) => ({
    element,
    count: element.querySelector('.num'),
    rows: [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(rowOf),
  }))
  const all = kinds.flatMap(({ rows }) => rows).length

  function show() {
    const asked = field?.value.trim() ?? ''
    const words = asked.toLowerCase().split(/\s+/)
    let found = 0
    for (const { element, count, rows } of kinds) {
      const matching = rows.filter(({ text }) => words.every((word) => text.includes(word)))
      for (const row of rows) row.element.hidden = !matching.includes(row)
      element.hidden = matching.length === 0
      if (count) count.textContent = String(matching.length)
      found += matching.length
    }
    if (status) status.textContent = asked && answer(asked, found, all)
  }

  field.addEventListener('input', show)
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !field.value) return
    event.preventDefault()
    field.value = ''
    show()
  })
}

function rowOf(element: HTMLTableRowElement): Row {
  const pieces = element.querySelectorAll('th, td:not([data-label]), li b, li span')
  const text = [...pieces].map(({ textContent }) => textContent).join(' ')
  return { element, text: text.toLowerCase() }
}

function answer(asked: string, found: number, all: number): string {
  if (found === 0) return `Nothing matches “${asked}”. Try one word of what it should do.`
  return found === 1 ? `1 of ${all} matches.` : `${found} of ${all} match.`
}
