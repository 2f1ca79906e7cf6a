/** Something that a search can lead to: a heading with the text below it, or a row of the reference. */
interface Place {
  id: string
  title: string
  text: string
}

/** Searches the guide while words are typed, and lists links to the places that have most of them. */
export function searchGuide(field: HTMLInputElement, status: HTMLElement, list: HTMLElement): void {
  let places: Place[] | undefined
  field.addEventListener('input', () => {
    places ??= placesOfGuide()
    const query = field.value.trim()
    const found = query ? placesWith(query, places) : []
    list.replaceChildren(...found.slice(0, 8).map((place) => resultOf(place, query)))
    status.textContent = query ? outcome(query, found.length, status.dataset.help ?? '') : ''
  })
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click()
  })
}

function outcome(query: string, count: number, help: string): string {
  if (count === 0) return `Nothing here says “${query}”. ${help}`
  return count === 1 ? '1 place' : `${count} places${count > 8 ? ', the best 8' : ''}`
}

/** The places in the order of the page. */
function placesOfGuide(): Place[] {
  const places: Place[] = []
  let heading: Place | undefined
  const selector = '.guide-text :is(h2[id], h3[id], h4[id], p:not(.code p), pre, tr)'
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { id } = element
    const title = titleOf(element)
    if (element.matches('tr[id]')) places.push({ id, title, text: textOf(element, 'td') })
    else if (id) {
      heading = { id, title, text: '' }
      places.push(heading)
    } else if (heading) heading.text += ` ${textOf(element, 'th, td')}`
  }
  return places
}

/** The words of an element; of a row those of its cells, which would run into each other. */
function textOf(element: HTMLElement, cells: string): string {
  const parts = element.matches('tr') ? [...element.querySelectorAll(cells)] : [element]
  const text = parts.map(({ textContent }) => textContent).join(' ')
  return text.replace(/\s+/g, ' ').trim()
}

/** A heading's words; for a row of the reference or the heading of its table, also whose it is. */
function titleOf(element: HTMLElement): string {
  const title = (element.querySelector('th') ?? element).textContent.trim()
  const owner = element.matches('tr, h4') && element.closest('article')?.querySelector('h3')
  return owner ? `${title} of ${owner.textContent}` : title
}

/**
 * The places that say most of a query, the best first. A long word counts more than a short one, and a word of the
 * title more than one of the text.
 */
function placesWith(query: string, places: Place[]): Place[] {
  const words = wordsOf(query)
  const rated = places.map((place) => {
    const points = words.map(({ length, pattern }) => {
      if (pattern.test(place.title)) return length * 3
      return pattern.test(place.text) ? length : 0
    })
    return { place, points: points.reduce((sum, point) => sum + point, 0) }
  })
  const best = Math.max(...rated.map(({ points }) => points))
  return rated
    .filter(({ points }) => points > 0 && points >= best / 3)
    .sort((one, other) => other.points - one.points)
    .map(({ place }) => place)
}

/** Finds each word of a query at the start of words, in the singular too. */
function wordsOf(query: string): { length: number; pattern: RegExp }[] {
  return query.split(/\s+/).map((word) => {
    const escaped = word.replace(/(?<=\w{3})s$/, '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    return {
      length: word.length,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'iu'),
    }
  })
}

/** A link to a place, with the words around the last word of the query that its text has. */
function resultOf({ id, title, text }: Place, query: string): HTMLElement {
  const at = Math.max(0, ...wordsOf(query).map(({ pattern }) => text.search(pattern)))
  const start = at < 60 ? 0 : text.lastIndexOf(' ', at - 30) + 1
  const end = text.length < start + 110 ? text.length : text.lastIndexOf(' ', start + 100)
  const name = document.createElement('b')
  name.textContent = title
  const excerpt = document.createElement('span')
  excerpt.textContent = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
  const link = document.createElement('a')
  link.href = `#${id}`
  link.append(name, ' ', excerpt)
  const item = document.createElement('li')
  item.append(link)
  return item
}
