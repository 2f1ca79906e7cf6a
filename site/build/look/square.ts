/** A rectangle of a drawing, in its own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A square with the middle of a box in its middle. */
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
 * The square in which a box, whatever its proportions, just fits into a circle of so much of the side:
 * a wide drawing and a high one then look as large as a square one.
 */
export function squareWithRoom(box: Box, circle: number): Box {
  return squareAround(box, Math.hypot(box.width, box.height) / circle)
}

/** As an SVG's viewBox says it. */
export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(' ')
}

/** As many digits as an eye can see the difference of. */
function short(number: number): number {
  return Number(number.toPrecision(5))
}
