import type { Page } from 'playwright/test'

/** Holds back the files that match this pattern; the returned function releases them. */
export async function holdBack(page: Page, files: string) {
  let release = () => {}
  const isWanted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await isWanted
    await route.continue()
  })
  return release
}

/** Holds back the client of every page. */
export const holdClient = (page: Page) => holdBack(page, '**/assets/client-*.js')

/** Holds back requests to the mail service. */
export const holdMails = (page: Page) => holdBack(page, '**/email/send')
