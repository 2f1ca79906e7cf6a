/** An icon: one path, based on Lucide (lucide.dev, ISC licence), in a square of 24 units. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={isArrow(path) ? 'arrow' : undefined}>
      <path d={path} />
    </svg>
  )
}

/** Whether an icon points on or back, and so the other way in a language that is read from right to left. */
const isArrow = (path: string) => path === icons.forward || path === back

/** The paths of the icons of both widgets. */
export const icons = {
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  wrong: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  right: 'M20 6 9 17l-5-5',
  forward: 'M5 12h14M12 5l7 7-7 7',
}

/* The paths of the quote builder alone. */

export const back = 'M19 12H5M12 19l-7-7 7-7'
export const close = 'M18 6 6 18M6 6l12 12'
export const up = 'm6 15 6-6 6 6'
/** Three rays, for a company that wants them. */
export const spark = 'M4 9l4 7M13 4v10M22 9l-4 7'

export const keepIcons = {
  copy: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L12 5M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7L12 19',
  share: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13',
  email: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-10 6L2 7',
  print:
    'M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z',
}

/** Of each kind of next step after the thanks. */
export const nextStepIcons = {
  slot: 'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
  deposit: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20M6 15h4',
  text: 'M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z',
  whatsapp: 'M7.9 20A9 9 0 1 0 4 16.1L2 22z',
  call: 'M22 17v3a2 2 0 0 1-2.2 2A20 20 0 0 1 2 4.2 2 2 0 0 1 4 2h3a2 2 0 0 1 2 1.7q.2 1.5.7 2.8a2 2 0 0 1-.5 2.1L8 10a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4q1.4.5 2.8.7A2 2 0 0 1 22 17',
  link: 'M7 7h10v10M7 17 17 7',
}
