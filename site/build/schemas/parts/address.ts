import { wordsThat } from './values.ts'

/** An id that is the address of a part of a page. */
export const address = wordsThat(
  'its address on the page, as opening-hours',
  (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
  (id) => `"${id}" becomes an address; write small letters, digits and single hyphens.`,
)
