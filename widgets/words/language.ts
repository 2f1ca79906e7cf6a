/** The language of all these words, for screen readers and for lists. */
export const language = 'en'
