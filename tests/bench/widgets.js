/**
 * How both widgets as built arrive on a slow phone, beside a hand-written element of the quote
 * builder's first two steps: `npm run bench -- widgets`. Fails when a bar is missed.
 */
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { systemChromium } from '../../site/scripts/chromium.js'
import { report } from './widgets/report.js'
import { missedBars } from './widgets/results.js'
import { serve } from './widgets/server.js'
import { tableOf } from './widgets/table.js'
import { textsToServe } from './widgets/texts.js'
import { visit } from './widgets/visit.js'

const runs = 7

const toRooms = { firstButton: 'Residential Cleaning', nextHeading: 'Count your rooms.' }
const contenders = {
  vanilla: { tag: 'vanilla-quote', ...toRooms },
  quoteBuilder: { tag: 'quote-builder', ...toRooms },
  inquiryForm: { tag: 'inquiry-form', firstButton: '', nextHeading: '' },
}

if (!existsSync(new URL('../../dist/widgets/quote-builder.js', import.meta.url)))
  throw new Error('There is nothing to measure yet: npm run build')

const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const server = await serve(await textsToServe(browser))

const measuredOf = (/** @type {string} */ tag) => ({
  size: server.sizeOf(`/${tag}.js`),
  visits: /** @type {import('./widgets/visit.js').Visit[]} */ ([]),
})
const results = {
  vanilla: measuredOf(contenders.vanilla.tag),
  quoteBuilder: measuredOf(contenders.quoteBuilder.tag),
  inquiryForm: measuredOf(contenders.inquiryForm.tag),
}
const names = /** @type {(keyof typeof contenders)[]} */ (Object.keys(contenders))

// They take turns, so that a busy machine slows them alike. Run 0 warms the browser up.
for (let run = 0; run <= runs; run++) {
  for (const name of names) {
    const measured = await visit(browser, server.origin, contenders[name])
    if (run > 0) results[name].visits.push(measured)
  }
}

report(results, browser.version())
await browser.close()
server.close()

console.log(tableOf(results))
// On a machine that others keep busy the times are longer, and the ratios waver.
console.log(`Load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`)
for (const missed of missedBars(results)) {
  console.error(`Missed: ${missed}`)
  process.exitCode = 1
}
