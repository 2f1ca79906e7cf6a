/** What the page hands its script, as JSON. */
export interface Known {
  /** The site's address as the build knows it: the page may be served from another one. */
  host: string
  /** The release to pin; undefined where there is none. */
  release:
    | {
        version: string
        /** By the script's name: its pinned path within `widgets/`, and what a tag's `integrity` takes. */
        scripts: Record<string, { path: string; integrity: string }>
      }
    | undefined
  elements: {
    tag: string
    /** What stands inside the tag until its script has run. */
    fallback: string
    /** Their names. */
    events: string[]
  }[]
}
