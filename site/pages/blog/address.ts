import type { Choice, Filter } from './filter.ts'

export interface View extends Filter {
  /** From 1. */
  page: number
}

/** What an address of the blog asks for; what it should not say counts as unsaid. */
export function viewOf(query: string, choices: Choice[]): View {
  const asked = new URLSearchParams(query)
  const category = choices.find((choice) => choice === asked.get('category')) ?? 'All'
  const page = Number(asked.get('page') ?? 1)
  return {
    text: asked.get('q') ?? '',
    category,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a view, with nothing in it that goes without saying. */
export function addressOf({ text, category, page }: View): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (category !== 'All') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size ? `/blog?${query}` : '/blog'
}
