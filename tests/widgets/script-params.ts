import { expect } from 'playwright/test'
import manifest from '../../package.json' with { type: 'json' }

/** The parameters of every mail that name its script and its price list. */
export const scriptParams = {
  version: manifest.version,
  price_list: expect.stringMatching(/^[a-z\d]+$/),
}
