import { expect, test } from '../browser.ts'
import { openNextTo, scriptOf, sendLead, sentNames, type Tag, tags, visitors } from './next-to.ts'

/** Makes the script of a line run as optimisers and consent tools do: as another element, later. */
const run = `
  window.runDelayed = () => {
    for (const { src } of document.querySelectorAll('script[type^=delayed], script[type="text/plain"]'))
      document.head.append(Object.assign(document.createElement('script'), { src }))
  }`

const ways: Record<string, (tag: Tag) => { head: string; script: string }> = {
  // https://github.com/wp-media/wp-rocket/issues/7296, https://github.com/wp-media/wp-rocket/issues/3938
  'by an optimiser, with the first interaction': (tag) => ({
    head: `<script>${run};for (const type of ['pointerdown', 'keydown', 'touchstart', 'mousemove', 'wheel'])
      addEventListener(type, runDelayed, { once: true, passive: true })</script>`,
    script: scriptOf(tag).replace('<script async', '<script type="delayed/javascript"'),
  }),
  // https://github.com/kgoedecke/doop/pull/28, https://github.com/brainsum/cookieconsent/issues/85
  'by a consent tool, after the page has loaded': (tag) => ({
    head: `<script>${run};addEventListener('load', runDelayed)</script>`,
    script: scriptOf(tag).replace('<script async', '<script type="text/plain"'),
  }),
}

for (const [way, linesFor] of Object.entries(ways))
  for (const tag of tags)
    test(`loaded ${way}, <${tag}> sends a lead`, async ({ page, partner, mailbox }) => {
      await openNextTo({ page, partner, tag, ...linesFor(tag) })
      await page.mouse.move(20, 20)
      await sendLead(page, tag)
      expect(sentNames(await mailbox.mails())).toEqual([visitors[tag]])
    })
