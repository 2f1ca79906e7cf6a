/** Articles in the order of the list: the newest first, and by name where the day is the same. */
export function newestFirst<Dated extends { date: string; slug: string }>(
  articles: Dated[],
): Dated[] {
  // By character code: localeCompare would order by the language of the machine that builds.
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  return [...articles].sort(
    (one, other) => compare(other.date, one.date) || compare(one.slug, other.slug),
  )
}
