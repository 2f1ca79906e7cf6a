import type { GalleryPost } from './types.ts'

/**
 * The work posts of the home page, the best three first. These show ILLUSTRATIONS: swap in real
 * photos of your own jobs, with the customers' leave, before going public.
 *
 * Put a photo (portrait, 4 wide to 5 high, 720 pixels wide or more) into site/media/gallery as
 * `my-photo.jpg` and name it here as `my-photo`; the build makes the sizes that pages load. A film
 * is `my-film.av1.mp4` and `my-film.h264.mp4` in site/media, its first frame a photo of the same
 * name. `alt` says what is to be seen, for those who cannot. Of a caption the page shows the first
 * 100 characters.
 */
export const gallery: GalleryPost[] = [
  {
    id: 'patio',
    caption:
      'Pavers after a low-pressure wash. The furniture moves out, the moss moves on, and every cushion goes back in place.',
    isVideo: false,
    images: [
      { path: 'patio-bench', alt: 'Clean pavers in front of a patio bench with cream cushions' },
      { path: 'patio-pavers', alt: 'Pavers with dark, clear joints, leading up to a glass door' },
      { path: 'patio-door', alt: 'A streak-free sliding glass door in white siding' },
    ],
  },
  {
    id: 'driveway-film',
    caption:
      'Moss lets go at the edges first. Top to bottom, one lane at a time, rinsed to the lawn.',
    isVideo: true,
    videoUrl: 'driveway-wash',
    alt: 'A water jet cuts a clean lane into a mossy driveway',
  },
  {
    id: 'living-room',
    caption:
      'Rug lifted, floor mopped, rug back down. Cushions get a proper thump, out on the porch.',
    isVideo: false,
    images: [
      { path: 'living-sofa', alt: 'A green sofa with plumped cushions under three prints' },
      { path: 'living-rug', alt: 'A cream zigzag rug without a crumb on it' },
    ],
  },
  {
    id: 'bedroom',
    caption: 'Fresh linen, corners squared, towels counted. The pillow chop is optional.',
    isVideo: false,
    images: [
      { path: 'bed-towels', alt: 'A made bed with a gold throw and a stack of folded towels' },
      { path: 'bedside', alt: 'A bedside table with a lit lamp beside a fresh white duvet' },
    ],
  },
  {
    id: 'kitchen',
    caption: 'Sink scrubbed, tap polished, window wiped inside. The plant got a drink too.',
    isVideo: false,
    images: [
      { path: 'kitchen-sink', alt: 'A white sink under a bright kitchen window' },
      { path: 'kitchen-runner', alt: 'A striped runner on a swept wooden kitchen floor' },
      {
        path: 'kitchen-counter',
        alt: 'A cleared white counter with a bowl of lemons by the window',
      },
    ],
  },
  {
    id: 'bathroom',
    caption: 'Glass without a drop on it. Squeegee first, cloth second, steam whenever you like.',
    isVideo: false,
    images: [
      { path: 'bath-mirror', alt: 'A round mirror over a green vanity with a brass tap' },
      { path: 'bath-shower', alt: 'Clear shower glass in front of pale tiles and brass' },
    ],
  },
  {
    id: 'entrance',
    caption: 'The front door is the first thing anyone touches. Wiped, with the step rinsed.',
    isVideo: false,
    images: [
      { path: 'entrance', alt: 'A yellow front door between two potted shrubs and a clean step' },
      { path: 'garage', alt: 'A pale, clean driveway in front of a dark garage door' },
    ],
  },
  {
    id: 'kitchen-film',
    caption: 'Same kitchen, one good visit apart.',
    isVideo: true,
    videoUrl: 'kitchen-wipe',
    alt: 'A slanted line wipes a greasy kitchen clean',
  },
  {
    id: 'before-opening',
    caption: 'Done before anyone is in: desks wiped, window polished, tables set straight.',
    isVideo: false,
    images: [
      { path: 'office-desk', alt: 'A cleared desk with a dark screen in morning light' },
      { path: 'shop-window', alt: 'A shop window without a fingerprint, goods folded behind it' },
      { path: 'restaurant-table', alt: 'A laid table in an empty restaurant before opening' },
    ],
  },
  {
    id: 'window',
    caption: 'Dust goes from the top down: rail, lamp, frames, sill. The floor comes last.',
    isVideo: false,
    images: [
      { path: 'living-window', alt: 'Morning light through a clear living room window' },
      { path: 'living-lamp', alt: 'A dusted floor lamp beside framed prints' },
    ],
  },
  {
    id: 'gutter',
    caption: 'Gutter emptied by hand, downspout flushed, fascia wiped while the ladder was up.',
    isVideo: false,
    images: [{ path: 'gutter', alt: 'A white gutter without a leaf along clean grey shingles' }],
  },
  {
    id: 'stove',
    caption: 'Hood degreased, oven glass clear, towel folded. Dinner may now make a mess again.',
    isVideo: false,
    images: [{ path: 'kitchen-stove', alt: 'A stove with a folded towel below a spotless hood' }],
  },
  {
    id: 'tools',
    caption: 'What goes in the car: two brushes, three colours of cloth, and no mystery sprays.',
    isVideo: false,
    images: [
      { path: 'tools', alt: 'A wooden brush on folded cloths in three colours' },
      { path: 'window-squeegee', alt: 'A garden window, half of it washed, with a squeegee below' },
    ],
  },
]
