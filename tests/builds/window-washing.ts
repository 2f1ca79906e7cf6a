/** The service that the owner adds. */
export const windowWashing = {
  order: 5,
  name: 'Window Washing',
  code: 'glass',
  icon: 'window',
  path: '/window-washing',
  card: { text: 'Inside and outside.', from: { panes: 1 }, unit: 'A window' },
  listed: ['glass'],
  nothing: 'Go back and count your windows',
  steps: [
    {
      id: 'glass',
      name: 'Glass',
      heading: 'Count your windows.',
      event: 'glass_selection',
      questions: [
        {
          id: 'glass',
          kind: 'counts',
          counts: [{ id: 'panes', one: 'Window', many: 'Windows', icon: 'window', each: 9 }],
        },
        { id: 'screens', kind: 'yes', label: 'Screens too', price: 40 },
      ],
    },
  ],
}
