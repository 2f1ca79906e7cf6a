/**
 * The pictures the pages show. Each is in site/media at two widths as AVIF, and at the smaller one
 * as JPEG for browsers without it; site/media/README.md says what they are.
 */
export const pictures = {
  hero: { width: 1280, height: 720, small: 800 },
  'driveway-before': { width: 1408, height: 792, small: 800 },
  'driveway-after': { width: 1408, height: 792, small: 800 },
  'living-room-before': { width: 960, height: 720, small: 560 },
  'living-room-after': { width: 960, height: 720, small: 560 },
  'patio-before': { width: 960, height: 720, small: 560 },
  'patio-after': { width: 960, height: 720, small: 560 },
  'kitchen-before': { width: 960, height: 720, small: 560 },
  'kitchen-after': { width: 960, height: 720, small: 560 },
}

export type PictureName = keyof typeof pictures
