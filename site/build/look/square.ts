/** A rectangle of a drawing, in the units of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A square with the same middle as a box. */
export function squareAround({ x, y, width, height }: Box, side: number): Box {
  const size = rounded(side)
  return {
    x: rounded(x + (width - side) / 2),
    y: rounded(y + (height - side) / 2),
    width: size,
    height: size,
  }
}

/**
 * A square around a box, with room at its edges: the corners of the box are on a circle in the
 * middle, whose diameter is the fraction `circle` of the square's side. Wide, tall and square
 * drawings then look equally large.
 */
export function squareForCircle(box: Box, circle: number): Box {
  return squareAround(box, Math.hypot(box.width, box.height) / circle)
}

/** The value of an SVG's viewBox. */
export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(' ')
}

/** Keeps as many digits as make a visible difference. */
function rounded(number: number): number {
  return Number(number.toPrecision(5))
}
