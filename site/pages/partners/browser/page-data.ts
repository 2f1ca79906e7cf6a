/** By a script's name: its pinned path within `widgets/`, and the `integrity` for its tag. */
export type Scripts = Record<string, { path: string; integrity: string }>

/** A language that the preview can be in. */
export interface PageLanguage {
  code: string
  /** In its own words. */
  name: string
  /** Whether the company has switched it on. */
  isOffered: boolean
}

/** The data for the page's script; the page contains it as JSON. */
export interface PageData {
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
  languages: PageLanguage[]
}
