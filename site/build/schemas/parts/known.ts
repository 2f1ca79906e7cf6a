export type IsPage = (path: string) => boolean

/** The names that exist, and that content may refer to. */
export interface Known {
  /** Whether a page or an article of the site has the path. */
  isPage: IsPage
  /** The two letters of the company's country; undefined while its file does not say them. */
  country: unknown
  /** The ids of the services. */
  services: readonly string[]
  /** The names of the pictures in media/masters and media/gallery. */
  masters: readonly string[]
  gallery: readonly string[]
  /** The names of the drawings in media/drawings. */
  drawings: readonly string[]
  /** The names of the icons. */
  icons: readonly string[]
  /** The names of the places in transformations.json. */
  places: readonly string[]
  /** The ids of the questions in pages/faq.json. */
  questions: readonly string[]
  /** The names of the films in media that have both files: AV1 and H.264. */
  films: readonly string[]
}
