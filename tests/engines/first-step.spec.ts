import { looksOf, noteLooks, unseen } from '../first-step-frames.ts'
import { startProxiedSite } from '../proxied-site.ts'
import { siteUrl } from '../sites.ts'
import { expect, test } from './engine.ts'

// The proxied site may close while the widget still looks for its mailbox there.
test.use({ expectedMessages: [/^error: <quote-builder> cannot send: build it with EmailJS ids/] })

test('the first step shows before its script, which changes nothing visible', async ({ tab }) => {
  const late = { path: '/widgets/quote-builder.js', release: '/drawn' }
  const script = `(${noteLooks})();(${askForScriptOnceDrawn})('${late.release}')`
  const site = await startProxiedSite(siteUrl, { script, late })
  try {
    await tab.goto(`${site.url}/quote-builder`)
    const looks = await looksOf(tab)
    expect(looks).toEqual(unseen(looks))
  } finally {
    site.close()
  }
})

/** Releases the script when a frame has shown the drawn step. Runs in the page, because WebDriver waits for its script. */
function askForScriptOnceDrawn(release: string) {
  const { looks } = window as unknown as { looks: unknown[] }
  const check = () => {
    if (looks.length > 0) fetch(release)
    else requestAnimationFrame(check)
  }
  check()
}
