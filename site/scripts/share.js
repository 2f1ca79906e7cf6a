/** Draws what a shared link to the site shows, site/public/share.jpg, in a browser: npm run share. */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { systemChromium } from './chromium.js'

const site = new URL('../', import.meta.url)
const [, name = ''] = /^export const name = '(.*)'$/m.exec(await text('content/business.ts')) ?? []
const [first = '', ...rest] = name.split(' ')

/** @param {string} file in site/ */
function text(file) {
  return readFile(new URL(file, site), 'utf8')
}

/**
 * @param {string} file in site/
 * @param {string} type
 */
async function inline(file, type) {
  return `data:${type};base64,${await readFile(new URL(file, site), 'base64')}`
}

/** @param {string} picture */
const master = (picture) => inline(`media/masters/${picture}.jpg`, 'image/jpeg')

const html = `<!doctype html>
<style>
  @font-face {
    font-family: Display;
    font-weight: 600 800;
    src: url(${await inline('public/fonts/bricolage-grotesque.woff2', 'font/woff2')});
  }
  body, body * { position: absolute; inset: 0 auto auto 0; margin: 0; white-space: nowrap }
  body { width: 1200px; height: 630px }
  img { width: 1200px; height: 630px; object-fit: cover; object-position: 60% 40% }
  .before { clip-path: polygon(0 0, 866px 0, 732px 100%, 0 100%) }
  .edge { inset: 0; background: #f4b400; clip-path: polygon(861px 0, 871px 0, 737px 100%, 727px 100%) }
  .name { inset: 460px 0 0; background: #1c2024; clip-path: polygon(0 0, 780px 0, 744px 100%, 0 100%) }
  p { left: 48px; top: 515px; color: #fbf7ec; font: 800 80px/1 Display; letter-spacing: -.036em }
  p span { position: static; font-weight: 600 }
</style>
<img src="${await master('driveway-after')}">
<img class="before" src="${await master('driveway-before')}">
<div class="edge"></div>
<div class="name"></div>
<p>${first} <span>${rest.join(' ')}</span></p>`

const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html, { waitUntil: 'load' })
await page.evaluate(() => document.fonts.ready)
const drawn = await page.screenshot()
await browser.close()
await writeFile(
  new URL('public/share.jpg', site),
  await sharp(drawn).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
)
