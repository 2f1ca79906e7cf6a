/** How many of `count` things styles place side by side, on a wide screen and on a narrow one. */
export function inRows(count: number) {
  const fitsThrees = count % 3 === 0 || count === 5
  return {
    '--wide': fitsThrees ? 3 : Math.min(count, 4),
    '--narrow': fitsThrees ? 3 : Math.min(count, 2),
  }
}
