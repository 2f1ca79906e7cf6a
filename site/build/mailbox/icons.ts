import { Markup } from './html.ts'

/** Lucide's drawings, the site's icon set. */
const drawings = {
  mail: '<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
  phone:
    '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
  eye: '<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  right: '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>',
}

/** A line icon of the text's size, hidden from screen readers: the words beside it say it all. */
export function icon(name: keyof typeof drawings): Markup {
  return new Markup(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawings[name]}</svg>`,
  )
}

/** The three rays of the logo. */
export const spark = new Markup(
  '<svg class="spark" viewBox="-25.5 -33 51 29" aria-hidden="true"><path d="M-4.7-24.4Q0-31.6 4.7-24.4L1.8-8.6Q0-5.4-1.8-8.6Z" transform="rotate(-50)"/><path d="M-4.7-24.4Q0-31.6 4.7-24.4L1.8-8.6Q0-5.4-1.8-8.6Z" transform="scale(1 1.1)"/><path d="M-4.7-24.4Q0-31.6 4.7-24.4L1.8-8.6Q0-5.4-1.8-8.6Z" transform="rotate(50)"/></svg>',
)
