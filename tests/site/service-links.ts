import type { Page } from 'playwright/test'
import { expect } from '../browser.ts'

/** Expects that the main part of a page links to each service by its name, exactly or with other words around it. */
export async function expectServiceLinks(page: Page, { exact }: { exact: boolean }) {
  for (const [name, path] of [
    ['Residential Cleaning', '/residential-cleaning'],
    ['Commercial Cleaning', '/commercial-cleaning'],
    ['Airbnb Cleaning', '/airbnb-cleaning'],
    ['Pressure Washing', '/pressure-washing'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact })
    await expect(link).toHaveAttribute('href', path)
  }
}
