import { html, Markup } from '../../site/build/mailbox/html.ts'
import { spark } from '../../site/build/mailbox/icons.ts'
import { email, name, phone, shortName, telHref } from '../../site/content/business.ts'
import type { Release } from '../build/release.ts'
import { controls } from './controls.ts'
import type { Described } from './described.ts'
import { icon } from './icons.ts'
import { prose, tables } from './tables.ts'
import { workbench } from './workbench.ts'

export interface GuideFacts {
  elements: Described[]
  release: Release
  /** What the quote builder weighs over the wire, in thousands of bytes. */
  weight: string
  /** Whether the build has EmailJS ids: without them leads go to the local mailbox. */
  isLive: boolean
}

/** What stands inside a tag until its script has run. */
const fallbacks: Record<string, string> = {
  'quote-builder': `Call ${phone} for a price.`,
  'inquiry-form': `Call ${phone} or write to us.`,
}

const title = `${name} on your page`

/** The partner's page, whole. Every address in it is relative: it works under any path. */
export function page(facts: GuideFacts): string {
  const { elements, release } = facts
  const known = {
    release,
    elements: elements.map(({ tag, events }) => ({
      tag,
      fallback: fallbacks[tag] ?? `Call ${phone}.`,
      events: events.map((event) => event.name),
    })),
  }
  return html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="Put the ${name} price tool or inquiry form on your own page with two tags: try it, dress it, copy it.">
<link rel="icon" href="../favicon.svg">
<link rel="preload" as="font" type="font/woff2" href="../fonts/bricolage-grotesque.woff2" crossorigin>
<link rel="stylesheet" href="guide.css">
<script type="module" src="guide.js"></script>
<script type="application/json" id="known">${inScript(known)}</script>
</head>
<body>
<a class="skip" href="#try">Skip to the preview</a>
<header class="bar">
  <a class="logo" href="../"><span class="mark">${spark}</span><span><b>${shortName}</b> for partners</span></a>
  <nav aria-label="On this page"><a href="#try">Try it</a><a href="#contract">Reference</a><a class="home" href="../">${icon('left')}<span>Our site</span></a></nav>
</header>
<main>
${hero(facts)}
${workbench(controls(elements), facts.isLive, phone)}
${goodToKnow(release)}
<section class="contract" id="contract" aria-labelledby="contract-title">
  <div class="head">
    <h2 id="contract-title">Every name it answers&nbsp;to.</h2>
    <p>The same is in <a href="custom-elements.json">custom-elements.json</a> for your editor, and each
    version’s checksum in <a href="manifest.json">manifest.json</a>.</p>
  </div>
  ${elements.map(
    (element) => html`<article aria-labelledby="of-${element.tag}">
    <header><h3 id="of-${element.tag}">&lt;${element.tag}&gt;</h3><p>${prose(element.text)}</p></header>
    ${tables(element)}
  </article>`,
  )}
</section>
</main>
<footer>
  <div>
    <h2>Stuck? A person answers.</h2>
    <p><a class="number" href="${telHref}">${phone}</a><a href="mailto:${email}">${email}</a></p>
  </div>
  <p class="fine"><span>Version ${release.version}</span><a href="../">${name}</a></p>
</footer>
</body>
</html>
`.text
}

function hero({ weight, elements }: GuideFacts): Markup {
  const names = elements.map(({ tag }) => html`<code>&lt;${tag}&gt;</code>`)
  return html`<section class="hero">
  <div>
    <h1><span>Your page.</span> <span>Our prices.</span> <span>One paste.</span></h1>
    <p class="lead">Paste two tags, and your visitors count their rooms and see what a clean costs,
    right where they are. It brings its own styles, takes your font, and leaves the rest of your page alone.</p>
    <p class="go"><a class="button ink" href="#try">Try it on ${icon('down')}</a><span>${names}</span></p>
  </div>
  <ul class="facts">
    <li class="gold"><span>Everything in it</span><b>${weight}<small>kB</small></b><span>The whole quote builder, over the wire. Nothing else is loaded.</span></li>
    <li class="dark"><b>0</b><span>cookies, and no request until your visitor asks for the quote.</span></li>
  </ul>
</section>`
}

function goodToKnow({ version }: Release): Markup {
  return html`<section class="know" aria-labelledby="know-title">
  <h2 id="know-title">Before it goes live.</h2>
  <ul>
    <li><h3>Evergreen or pinned</h3><p>Evergreen is always our newest. Pinned stays at ${version} to the byte:
    what lies under a version never changes, and your browser checks it.</p></li>
    <li><h3>On a strict page</h3><p>With a content security policy, allow these two. Trusted Types may stay on.</p>
    <pre tabindex="0" aria-label="Lines for a content security policy"><code>script-src <span data-origin>https://YOUR-SITE</span>;
connect-src https://api.emailjs.com</code></pre></li>
    <li><h3>What it keeps</h3><p>The visitor’s choices and how the visit began, in the tab’s own storage until it
    is closed. Never a name, a number or an address, and no cookies.</p></li>
  </ul>
</section>`
}

/** JSON inside of a script element, whose text must not end it. */
function inScript(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'))
}
