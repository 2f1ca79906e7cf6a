import { useLayoutEffect, useRef } from 'react'
import type { KnownContact } from '../lead/settings.ts'
import { idsOf } from '../rules/table.ts'

/** Fills in what the page comes to know of its visitor, where the visitor has typed nothing of their own. */
export function useKnownContact(
  known: KnownContact,
  fields: KnownContact,
  fillIn: (fields: Partial<KnownContact>) => void,
): void {
  const before = useRef(known)
  useLayoutEffect(() => {
    const news = idsOf<keyof KnownContact>(known).filter(
      (id) => known[id] !== before.current[id] && fields[id] === before.current[id],
    )
    before.current = known
    if (news.length > 0) fillIn(Object.fromEntries(news.map((id) => [id, known[id]])))
  })
}
