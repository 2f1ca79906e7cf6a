/** An icon: one path, based on Lucide (lucide.dev, ISC licence), in a square of 24 units. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
