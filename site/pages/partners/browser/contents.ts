/**
 * Marks in the table of contents the section that is being read: the one that crosses a line near
 * the top of the screen.
 */
export function markCurrentSection(nav: HTMLElement): void {
  const links = new Map([...nav.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting)
      const link = links.get(entry?.target.getAttribute('aria-labelledby') ?? '')
      if (!link) return
      nav.querySelector('[aria-current]')?.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
    },
    { rootMargin: '-15% 0px -85% 0px' },
  )
  for (const section of document.querySelectorAll('main section')) observer.observe(section)
}
