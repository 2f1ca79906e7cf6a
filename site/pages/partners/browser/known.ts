/** By a script's name: its pinned path within `widgets/`, and what a tag's `integrity` takes. */
export type Scripts = Record<string, { path: string; integrity: string }>

/** The data of the page's script, which the page holds as JSON. */
export interface Known {
  /** The site's address as the build knows it: the page may be served from another one. */
  host: string
  /** The release to pin; undefined before the first. */
  release:
    | {
        version: string
        scripts: Scripts
        /** By tag, the attributes of this page that the release does not know. */
        lacks: Record<string, string[]>
      }
    | undefined
  elements: {
    tag: string
    /** The text inside the tag until its script has run. */
    fallback: string
    /** The names of its events. */
    events: string[]
  }[]
}
