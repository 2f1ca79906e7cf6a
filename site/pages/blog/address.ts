import type { Choice, Filter } from './filter.ts'

export interface View extends Filter {
  /** From 1. */
  page: number
}

/** The view that an address of the blog asks for; invalid values are ignored. */
export function viewOf(query: string, choices: Choice[]): View {
  const params = new URLSearchParams(query)
  const category = choices.find((choice) => choice === params.get('category')) ?? 'All'
  const page = Number(params.get('page') ?? 1)
  return {
    text: params.get('q') ?? '',
    category,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a view; it leaves out the defaults. */
export function addressOf({ text, category, page }: View): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (category !== 'All') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size ? `/blog?${query}` : '/blog'
}
