import { useMoves } from '../../routing/navigation.ts'

/** Says the title of the new page to screen readers after each page change; not on arrival. */
export function Announcer({ title }: { title: string }) {
  const moves = useMoves()
  return (
    <p role="status" className="hidden">
      {moves > 0 && title}
    </p>
  )
}
