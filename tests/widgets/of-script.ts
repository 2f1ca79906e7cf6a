import { expect } from 'playwright/test'
import manifest from '../../package.json' with { type: 'json' }

/** What every mail says of the script that it comes from, and of its prices. */
export const ofScript = {
  version: manifest.version,
  price_list: expect.stringMatching(/^[a-z\d]+$/),
}
