/** Before and after, films, and the gallery. */

export const before = 'Before'
export const after = 'After'
export const howMuchBefore = (place: string) => `${place}: how much of the before picture to show`
export const shares = (before: number) => `${before}% before, ${100 - before}% after`
export const placeToLookAt = 'The place to look at'

export const playFilm = (film: string) => `Play film: ${film}`
export const pauseFilm = (film: string) => `Pause film: ${film}`
export const film = 'Film'

export const pictures = (about: string) => `Pictures: ${about}`
export const previousPicture = (about: string) => `Previous picture: ${about}`
export const nextPicture = (about: string) => `Next picture: ${about}`
export const placeOf = (place: number, count: number) => `${place} of ${count}`

export const postsShown = (count: number, all: number) => `Showing ${count} of ${all} posts`
export const loading = 'Loading…'
export const moreWork = 'See More Work'
export const readOn = 'Read on'
export const readOnFrom = (caption: string) => `Read on: ${caption}`
