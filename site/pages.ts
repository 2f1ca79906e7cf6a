import { type Opened, routeOf } from './routes.tsx'

const opened = new Map<string, Opened>()

/** All paths that show the same are one. */
function keyOf(path: string): string {
  const row = routeOf(path)
  return row.open ? path : row.path
}

/** Fetches the page a path shows, once; `pageOf` has it from then on. Rejects when it cannot be had. */
export async function loadPage(path: string): Promise<Opened> {
  const key = keyOf(path)
  const known = opened.get(key)
  if (known) return known
  const row = routeOf(path)
  const page = row.open ? await row.open(row, path) : await loadRow(row)
  // Two that asked at once get the same page: another one would start anew on the screen.
  const first = opened.get(key) ?? page
  opened.set(key, first)
  return first
}

async function loadRow(route: Opened['route']): Promise<Opened> {
  if (!route.page) throw new Error(`The route table has no page for ${route.path}.`)
  const Page = await route.page()
  return { Page, route, files: [Page.name] }
}

/** The page a path shows. Throws before it is loaded. */
export function pageOf(path: string): Opened {
  const page = opened.get(keyOf(path))
  if (!page) throw new Error(`The page of ${path} is shown before it is loaded.`)
  return page
}
