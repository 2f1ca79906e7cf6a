/** Marks in the guide's contents what is being read, and opens and closes the list on a phone. */
export function followReader(nav: HTMLElement): void {
  const links = new Map([...nav.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? [])
  const passed = new Set<Element>()
  const follow = (changes: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) passed.add(target)
      else passed.delete(target)
    }
    const last = headings.findLast((heading) => passed.has(heading))
    mark(nav, last && links.get(last.id))
  }
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    observer = new IntersectionObserver(follow, { rootMargin: upToTheLine() })
    for (const heading of headings) observer.observe(heading)
  }
  observe()
  addEventListener('resize', observe)
  openOnPress(nav)
}

/**
 * All above the screen, and of the screen what is above the line that a heading has crossed when a link leads to it. A
 * share of the screen would take in the next heading too, or miss that one.
 */
function upToTheLine(): string {
  const line = 7 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return `1000000px 0px ${Math.round(line - innerHeight)}px`
}

/** Marks a link, and that of the section it belongs to; the bar of a phone names both. */
function mark(nav: HTMLElement, link: HTMLAnchorElement | undefined) {
  const current = link ? new Set([sectionOf(link), link]) : []
  for (const marked of nav.querySelectorAll('[aria-current]'))
    marked.removeAttribute('aria-current')
  for (const one of current) one.setAttribute('aria-current', 'location')
  const reading = nav.querySelector('button b')
  if (reading) reading.textContent = [...current].map((one) => one.textContent).join(' · ')
  if (link) bringIntoView(nav, link)
}

function sectionOf(link: HTMLAnchorElement): HTMLAnchorElement {
  return link.closest('#contents-list > li')?.querySelector('a') ?? link
}

/** Scrolls the list alone: scrollIntoView would move the page under the reader. */
function bringIntoView(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const below = offsetTop - list.scrollTop
  if (below < 0 || below + offsetHeight > list.clientHeight)
    list.scrollTop = offsetTop - list.clientHeight / 2
}

function openOnPress(nav: HTMLElement) {
  const button = nav.querySelector('button')
  if (!button) return
  const isOpen = () => button.ariaExpanded === 'true'
  const open = (wanted: boolean) => {
    button.ariaExpanded = String(wanted)
  }
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element
    if (button.contains(pressed)) open(!isOpen())
    else if (pressed.closest('a[href="#contents"]')) open(true)
    else if (!nav.contains(pressed) || pressed.closest('a')) open(false)
  })
  nav.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !nav.contains(relatedTarget as Node)) open(false)
  })
  nav.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    open(false)
    button.focus()
  })
}
