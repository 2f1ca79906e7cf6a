import { type Opened, routeOf } from './routes.tsx'

const opened = new Map<string, Opened>()
const opening = new Map<string, Promise<Opened>>()

/** All paths that show the same are one. */
function keyOf(path: string): string {
  const row = routeOf(path)
  return row.path.includes(':') ? path : row.path
}

/** Fetches the page a path shows, once; `pageOf` has it from then on. Rejects when it cannot be had. */
export function loadPage(path: string): Promise<Opened> {
  const key = keyOf(path)
  const page = opening.get(key) ?? open(key, path)
  opening.set(key, page)
  return page
}

async function open(key: string, path: string): Promise<Opened> {
  try {
    const route = routeOf(path)
    const found = await route.page(route, path)
    const page = typeof found === 'function' ? { Page: found, route, files: [found.name] } : found
    opened.set(key, page)
    return page
  } catch (error) {
    // The next one who asks tries again.
    opening.delete(key)
    throw error
  }
}

/** The page of a path. Throws before it is loaded. */
export function pageOf(path: string): Opened {
  const page = opened.get(keyOf(path))
  if (!page) throw new Error(`${path} is shown before it is loaded.`)
  return page
}
