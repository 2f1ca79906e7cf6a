import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * The violations that axe finds on the page, as rules and tags; `narrow` picks a part of the page or some rules.
 * Legacy mode saves opening a blank tab for each check, and only violations are reported in full.
 */
export async function violations(page: Page, narrow = (axe: AxeBuilder) => axe) {
  // A document without frames gets the 1.5 MB of axe once, not twice for each check.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
  const axe = builder.options({ resultTypes: ['violations'] }).setLegacyMode()
  const found = await narrow(axe).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
