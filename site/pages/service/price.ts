/** `80`, `1,240` or `49.50`: cents only where there are any. */
export function amount(dollars: number): string {
  return dollars.toLocaleString('en-CA', {
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  })
}

/**
 * What a number of rooms comes to, adjusted by a percentage: whole dollars, half a dollar goes up,
 * as the quote builder has it.
 */
export function total(
  each: Record<string, number>,
  counts: Record<string, number>,
  percent = 0,
): number {
  let cents = 0
  for (const [room, count] of Object.entries(counts)) {
    cents += count * Math.round((each[room] ?? Number.NaN) * 100)
  }
  return Math.floor((cents + Math.round((cents * percent) / 100) + 50) / 100)
}

/** `+20%`, with a true minus where it takes something off. */
export function change(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
