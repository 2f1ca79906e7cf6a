/** The site as the owner changed it; built a second time next to it, with `-again`. */
export const changed = 'dist'

/** The same build with the widgets. */
export const published = 'dist-published'

/** Another build, without the offer and with a long list of articles. */
export const plain = 'dist-plain'

/** The article that the owner published. */
export const slug = 'moss-when-and-why'
