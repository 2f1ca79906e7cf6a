import { Markup } from '../../site/build/mailbox/html.ts'

/** Lucide's drawings, the site's icon set. */
const drawings = {
  check: '<path d="M20 6 9 17l-5-5"/>',
  copy: '<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  left: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
  restart: '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
  phone: '<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M12 18h.01"/>',
  tablet: '<rect width="16" height="20" x="4" y="2" rx="2"/><path d="M12 18h.01"/>',
  full: '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8"/><path d="M12 17v4"/>',
}

/** A line icon of the text's size, hidden from screen readers: the words beside it say it all. */
export function icon(name: keyof typeof drawings): Markup {
  return new Markup(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawings[name]}</svg>`,
  )
}
