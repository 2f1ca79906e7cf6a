/** Articles in the order of the list: newest first, and by slug on the same day. */
export function newestFirst<Dated extends { date: string; slug: string }>(
  articles: Dated[],
): Dated[] {
  // By character code, because localeCompare depends on the language of the machine that builds.
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  return [...articles].sort(
    (one, other) => compare(other.date, one.date) || compare(one.slug, other.slug),
  )
}
