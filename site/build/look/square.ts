/** A rectangle of a drawing, in its own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A square with the same middle as a box. */
export function squareAround({ x, y, width, height }: Box, side: number): Box {
  const size = short(side)
  return {
    x: short(x + (width - side) / 2),
    y: short(y + (height - side) / 2),
    width: size,
    height: size,
  }
}

/**
 * The square in which a box, whatever its proportions, just fits into a circle, whose diameter is
 * the fraction `circle` of the side: a wide drawing and a high one then look as large as a square
 * one.
 */
export function squareWithRoom(box: Box, circle: number): Box {
  return squareAround(box, Math.hypot(box.width, box.height) / circle)
}

/** The value of an SVG's viewBox. */
export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(' ')
}

/** Keeps as many digits as make a visible difference. */
function short(number: number): number {
  return Number(number.toPrecision(5))
}
