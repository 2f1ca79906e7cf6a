import { follow, habits, isTranslated, onTranslatedSite, rewritten } from '../translated-visit.ts'
import { test } from './engine.ts'
import { travel } from './quote-on.ts'

test.use({ expectedMessages: rewritten })

for (const [manner, habit] of Object.entries(habits)) {
  test(`page changes work under a translator ${manner}`, async ({ tab }) => {
    await onTranslatedSite(habit, async (url) => {
      await tab.goto(url)
      await isTranslated(tab)
      for (const path of ['/quote-builder', '/about', '/', '/blog', '/inquiries'])
        await follow(tab, path)
      await travel(tab, -1)
      await follow(tab, '/faq')
    })
  })
}
