/** Based on Lucide (lucide.dev, ISC licence), each redrawn as one path. */
export const icons = {
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  wrong: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  right: 'M20 6 9 17l-5-5',
  forward: 'M5 12h14M12 5l7 7-7 7',
}
