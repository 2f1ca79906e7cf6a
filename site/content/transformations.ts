import type { Transformation } from './types.ts'

/** Before and after, for the home page and the residential page. The pictures are illustrations. */
export const transformations: Transformation[] = [
  {
    place: 'kitchen',
    title: 'Kitchen',
    text: 'Grease off the cupboards, scale off the tap, and the runner remembers it has stripes.',
    alt: 'A kitchen with green cupboards',
  },
  {
    place: 'living-room',
    title: 'Living room',
    text: 'Everything picked up, wiped and put back. The rug turns out to have a pattern.',
    alt: 'A living room with a green sofa',
  },
  {
    place: 'bathroom',
    title: 'Bathroom',
    text: 'Scale off the glass, black out of the joints, and towels that fold like a hotel’s.',
    alt: 'A bathroom with a green vanity and a glass shower',
  },
  {
    place: 'patio',
    title: 'Patio',
    text: 'Moss out of the joints, leaves off the pavers, furniture back to its own colour.',
    alt: 'A patio with wooden furniture',
  },
]
