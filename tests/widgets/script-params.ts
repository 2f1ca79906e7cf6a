import { expect } from 'playwright/test'
import { builtVersion } from '../built.ts'

/** The parameters of every mail that name its script and its price list. */
export const scriptParams = {
  version: builtVersion(),
  price_list: expect.stringMatching(/^[a-z\d]+$/),
}
