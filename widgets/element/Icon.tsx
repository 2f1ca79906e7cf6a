/** One path of the Lucide set (lucide.dev, ISC licence), drawn by the stylesheet: 24 units square. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
