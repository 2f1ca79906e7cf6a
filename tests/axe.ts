import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * What axe finds wrong on the page, as rules and tags; `narrow` picks a part of it or some rules.
 * Legacy mode spares a blank tab for each look, and only what is wrong is written down in full.
 */
export async function violations(page: Page, narrow = (axe: AxeBuilder) => axe) {
  // A document without frames is given the 1.5 MB of axe once, not twice for each look.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  const axe = builder.options({ resultTypes: ['violations'] }).setLegacyMode()
  const found = await narrow(axe).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
