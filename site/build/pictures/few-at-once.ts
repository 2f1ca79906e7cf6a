import { availableParallelism } from 'node:os'

/** Works through a list with as many at once as there are processors, so that memory stays flat. */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const worker = async () => {
    // The workers share the iterator: each takes the next item that no other has taken.
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
