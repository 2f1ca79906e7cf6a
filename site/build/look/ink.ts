import sharp from 'sharp'

/** The side of the square that is painted, in pixels. */
const size = 800

/**
 * The box of what is visible in a drawing, even if its viewBox is too large or too small; undefined
 * if nothing is visible. The drawing is painted to find out, because strokes, curves and transforms
 * all count.
 */
export async function inkOf(shapes: string, viewBox: Box): Promise<Box | undefined> {
  const longest = Math.max(viewBox.width, viewBox.height)
  const rough = await paintedIn(squareAround(viewBox, 3 * longest), shapes)
  if (!rough) return undefined
  // Once more, as large as possible: much of the first square may have been empty.
  const pixel = (3 * longest) / size
  return paintedIn(squareAround(rough, Math.max(rough.width, rough.height) + 2 * pixel), shapes)
}

async function paintedIn(square: Box, shapes: string): Promise<Box | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBoxOf(square)}">${shapes}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const painted = Array.from(alpha.keys()).filter((at) => (alpha[at] ?? 0) > 127)
  if (painted.length === 0) return undefined
  const columns = painted.map((at) => at % size)
  const [left, right] = [least(columns), most(columns) + 1]
  const top = Math.floor(least(painted) / size)
  const bottom = Math.floor(most(painted) / size) + 1
  const unit = square.width / size
  return {
    x: square.x + left * unit,
    y: square.y + top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  }
}

// Not Math.min(...numbers): so many pixels are too many arguments for one call.
const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other))

const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other))

/** A rectangle of a drawing, in the units of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A square with the same middle as a box. */
function squareAround({ x, y, width, height }: Box, side: number): Box {
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
  return [x, y, width, height].map(rounded).join(' ')
}

/** Keeps as many digits as make a visible difference. */
function rounded(number: number): number {
  return Number(number.toPrecision(5))
}
