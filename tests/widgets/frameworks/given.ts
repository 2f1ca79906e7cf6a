/** The attributes and properties that a host page sets on its elements; a missing name is undefined. */
export interface Given {
  quotes: ({ key: string } & Record<string, unknown>)[]
  inquiry?: Record<string, unknown>
  /** The content of the tags until the script runs. */
  inside?: string
}

/** The values that the page's address asks for: an app is first rendered with these, here or on the server. */
export function givenIn(query: string): Given {
  return JSON.parse(new URLSearchParams(query).get('given') ?? '{"quotes":[]}')
}

/** Whether the app's router is on its other page, which has no elements. */
export const isAway = () => location.hash === '#away'

/** Calls back when the visitor goes from one page of the app to the other; returns how to stop. */
export function onRoute(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** An event in one line, as the host pages list it. */
export function eventLine({ type, detail }: CustomEvent): string {
  return `${type} ${detail.step ?? detail.total ?? detail.service}`
}

/** The events that a host page listens to. */
export const events = [
  ...['quotestep', 'quotechange', 'quoteview', 'quotesubmit', 'quotesent'],
  ...['inquirysubmit', 'inquirysent'],
]
