import { type Opened, type Route, routeOf } from './routes.tsx'

const opened = new Map<string, Opened>()
const opening = new Map<string, Promise<Opened>>()

/** All paths that show the same are one. */
function keyOf(path: string): string {
  const row = routeOf(path)
  return row.open ? path : row.path
}

/** Fetches the page a path shows, once; `pageOf` has it from then on. Rejects when it cannot be had. */
export function loadPage(path: string): Promise<Opened> {
  const key = keyOf(path)
  const page = opening.get(key) ?? open(routeOf(path), path)
  opening.set(key, page)
  page.then(
    (page) => opened.set(key, page),
    // The next one who asks tries again.
    () => opening.delete(key),
  )
  return page
}

async function open(row: Route, path: string): Promise<Opened> {
  if (row.open) return row.open(row, path)
  if (!row.page) throw new Error(`The route table has no page for ${row.path}.`)
  const Page = await row.page()
  return { Page, route: row, files: [Page.name] }
}

/** The page of a path. Throws before it is loaded. */
export function pageOf(path: string): Opened {
  const page = opened.get(keyOf(path))
  if (!page) throw new Error(`The page of ${path} is shown before it is loaded.`)
  return page
}
