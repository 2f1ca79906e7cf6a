export type IsPage = (path: string) => boolean

/** What there is, and content may name. */
export interface Known {
  /** Whether a page or an article of the site has the path. */
  isPage: IsPage
  /** The company's, by its two letters; undefined while its file does not say it. */
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
  /** The films in media that both kinds of browser can play, by name. */
  films: readonly string[]
}
