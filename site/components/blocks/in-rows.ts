import type { CSSProperties } from 'react'

/** For styles: how many of some things are beside each other where there is room, and where there is less. */
export function inRows(count: number): CSSProperties & Record<'--wide' | '--narrow', number> {
  const fitsThrees = count % 3 === 0 || count === 5
  return {
    '--wide': fitsThrees ? 3 : Math.min(count, 4),
    '--narrow': fitsThrees ? 3 : Math.min(count, 2),
  }
}
