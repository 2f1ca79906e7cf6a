import type { GalleryPost } from './types.ts'

/**
 * The work posts of the home page, the best three first. These show ILLUSTRATIONS: swap in real
 * photos of your own jobs, with the customers' leave, before going public.
 *
 * Put a photo (portrait, 4 wide to 5 high, 480 pixels wide or more) into site/media/gallery as
 * `my-photo.jpg` and name it here as `my-photo`; `my-photo.avif` beside it is used where there is
 * one. A film is `my-film.av1.mp4` and `my-film.h264.mp4` in site/media, its first frame a photo of
 * the same name. `alt` says what is to be seen, for those who cannot. Of a caption the page shows
 * the first 100 characters.
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
      { path: 'living-room-sofa', alt: 'A green sofa with plumped cushions under three prints' },
      { path: 'living-room-rug', alt: 'A cream zigzag rug without a crumb on it' },
    ],
  },
  {
    id: 'kitchen',
    caption: 'Sink scrubbed, tap polished, window wiped inside. The plant got a drink too.',
    isVideo: false,
    images: [
      { path: 'kitchen-sink', alt: 'A white sink under a bright kitchen window' },
      { path: 'kitchen-runner', alt: 'A striped runner on a swept wooden kitchen floor' },
    ],
  },
  {
    id: 'entrance',
    caption: 'The front door is the first thing anyone touches. Wiped, with the step rinsed.',
    isVideo: false,
    images: [{ path: 'entrance', alt: 'A yellow front door behind a clean stone step' }],
  },
  {
    id: 'window',
    caption: 'Dust goes from the top down: rail, lamp, frames, sill. The floor comes last.',
    isVideo: false,
    images: [
      { path: 'living-room-window', alt: 'Morning light through a clear living room window' },
      { path: 'living-room-lamp', alt: 'A dusted floor lamp beside framed prints' },
    ],
  },
  {
    id: 'stove',
    caption: 'Hood degreased, oven glass clear, towel folded. Dinner may now make a mess again.',
    isVideo: false,
    images: [
      { path: 'kitchen-stove', alt: 'A stove with a folded towel below a spotless hood' },
      { path: 'kitchen-counter', alt: 'A cleared white counter with a plant at its end' },
    ],
  },
  {
    id: 'garage',
    caption: 'Concrete back to its own colour, right up to the garage door.',
    isVideo: false,
    images: [{ path: 'garage', alt: 'A pale, clean driveway in front of a dark garage door' }],
  },
  {
    id: 'kitchen-film',
    caption: 'Same kitchen, one good visit apart.',
    isVideo: true,
    videoUrl: 'kitchen-wipe',
    alt: 'A slanted line wipes a greasy kitchen clean',
  },
]
