import type { Page } from 'playwright/test'
import { expect } from '../browser.ts'

/** The pages of the services, by the text of their links. */
export const servicePaths = {
  'Residential Cleaning': '/residential-cleaning',
  'Commercial Cleaning': '/commercial-cleaning',
  'Airbnb Cleaning': '/airbnb-cleaning',
  'Pressure Washing': '/pressure-washing',
}

/** Expects that the main part of a page links to each service by its name, exactly or with other words around it. */
export async function expectServiceLinks(page: Page, { exact }: { exact: boolean }) {
  for (const [name, path] of Object.entries(servicePaths)) {
    const link = page.getByRole('main').getByRole('link', { name, exact })
    await expect(link).toHaveAttribute('href', path)
  }
}
