import { withNextStep } from '../next-steps-host.ts'
import { siteUrl } from '../sites.ts'

/** What a script's tag has to try out the languages that the company has not switched on. */
export const allLanguages = 'data-languages="fr pa zh"'

/**
 * Lets a script wait for its language's file as long as a busy machine needs: visitors wait half a second, which
 * late-languages.spec.ts tests.
 */
export const patience = `{
  const wait = window.setTimeout
  window.setTimeout = (call, time, ...values) => wait(call, time === 500 ? 20_000 : time, ...values)
}`

/** The line that loads a widget, as the guide has it. */
export const scriptOf = (tag: string) =>
  `<script async src="${siteUrl}/widgets/${tag}.js"></script>`

/** The same line, which tries out the languages that the company has not switched on. */
export const scriptInLanguages = (tag: string) =>
  scriptOf(tag).replace('src=', `${allLanguages} src=`)

const bothScripts = scriptOf('quote-builder') + scriptOf('inquiry-form')
const fallback = 'Call (604) 555-0142 for a price.'
const title = '<h1>Our friends clean for you</h1>'

interface Parts {
  head?: string
  body: string
  /** The attributes of the root. */
  root?: string
}

/** A whole page; `<html>` has the attributes of the root. */
const pageWith = ({ head = bothScripts, body, root = 'lang="en"' }: Parts) => `<!doctype html>
<html ${root}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A partner's page</title>
    ${head}
  </head>
  <body>${body}</body>
</html>`

/** A page that records the events of its element and gives it the attributes of the query. */
function recording(tag: string, body: string, script = scriptOf(tag), root = 'lang="en"'): string {
  const events = {
    'quote-builder': [
      ...['step', 'change', 'view', 'submit', 'sent', 'failed'].map((name) => `quote${name}`),
      'next_step',
    ],
    'inquiry-form': ['submit', 'sent', 'failed'].map((name) => `inquiry${name}`),
  }[tag]
  const head = `<script>
    window.dataLayer = []
    window.events = []
    for (const name of ${JSON.stringify(events)})
      document.addEventListener(name, (event) => window.events.push([name, event.detail]))
  </script>${script}`
  const last = `<script>
    for (const [name, value] of new URLSearchParams(location.search))
      document.querySelector('${tag}').setAttribute(name, value)
  </script>`
  return pageWith({ head, body: body + last, root })
}

const load = `window.load = (widget = 'quote-builder') =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = \`${siteUrl}/widgets/\${widget}.js\`
    script.onload = resolve
    document.head.append(script)
  })`

/** A page with both widgets under these rules. */
export const styled = (css: string, root = 'lang="en"') =>
  pageWith({
    root,
    head: `<style>${css}</style>${bothScripts}`,
    body: `${title}<main style="display: block !important; width: 900px !important">
      <quote-builder service="residential">${fallback}</quote-builder>
      <inquiry-form>Call (604) 555-0142.</inquiry-form></main>`,
  })

/** Boxes that have titles: the query says which tag is in each. */
const boxes = (css: string, body: string) =>
  pageWith({
    head: `<style>body { margin: 0 } ${css}</style>${bothScripts}`,
    body: `${body}<script>
      for (const box of document.querySelectorAll('[title]'))
        box.append(document.createElement(location.search.slice(1)))
      document.querySelector('dialog')?.show()
      document.querySelector('[popover]')?.showPopover()
    </script>`,
  })

/** Pages in several languages, such as quote-builder-in-fr.html, whose scripts try out all languages that there are. */
const pagesInLanguages = ['en', 'fr', 'pa', 'zh-Hans'].flatMap((lang) =>
  ['quote-builder', 'inquiry-form'].map((tag) => [
    `${tag}-in-${lang}.html`,
    recording(
      tag,
      `${title}<${tag} partner="Fleetwood Rentals">${fallback}</${tag}>`,
      `<script>${patience}</script>${scriptInLanguages(tag)}`,
      `lang="${lang}"`,
    ),
  ]),
)

/** The pages of a partner that tests open by name. */
export const pages: Readonly<Record<string, string>> = {
  'plain.html': recording(
    'quote-builder',
    `${title}<quote-builder partner="Fleetwood Rentals">${fallback}</quote-builder>`,
  ),
  // The same, of a company that offers a next step.
  'next-step.html': recording(
    'quote-builder',
    `${title}<quote-builder partner="Fleetwood Rentals">${fallback}</quote-builder>`,
    `<script async src="${withNextStep(siteUrl)}/widgets/quote-builder.js"></script>`,
  ),
  'inquiry.html': recording(
    'inquiry-form',
    '<h1>Write to our friends</h1><inquiry-form partner="Fleetwood Rentals"><p>Call (604) 555-0142.</p></inquiry-form>',
  ),
  'dialog.html': recording(
    'quote-builder',
    `${title}<p><button id="price" type="button">What does it <b>cost</b>?</button></p>
    <p id="end" style="margin-top: 2000px">The end.</p>
    <quote-builder mode="dialog">${fallback}</quote-builder>`,
  ),
  // Another company's: it asks every kind of question.
  'gardens.html': recording(
    'quote-builder',
    `<h1>Our friends see to your garden</h1>
    <quote-builder success-url="none" email-origin="${siteUrl}">Call us for a price.</quote-builder>`,
    `<script async src="/gardens/quote-builder.js" ${allLanguages}></script>`,
  ),
  ...Object.fromEntries(pagesInLanguages),
  'calm.html': styled(''),
  'all-unset.html': styled(`
    * { all: unset !important; }
    *::before, *::after { content: "!" !important; display: block !important; }
    body { color: red; font: italic 30px/3 fantasy; letter-spacing: 1em; text-transform: uppercase; }
    button, input, h2, svg { display: none !important; }
    [hidden] { display: block !important; }`),
  'launchers.html': pageWith({
    body: `${title}<inquiry-form mode="dialog"></inquiry-form><quote-builder mode="dialog"></quote-builder>`,
  }),
  // Loads a script when a test says so.
  'late.html': pageWith({
    head: '',
    body: `<h1>Late script</h1><quote-builder id="early"><p>${fallback}</p></quote-builder>
    <div id="elsewhere"></div><script>${load}</script>`,
  }),
  'placements.html': pageWith({
    head: bothScripts.replaceAll('async ', ''),
    body: `<h1>Odd places</h1>
    <template id="pattern"><quote-builder service="airbnb" partner="From a template">Call us.</quote-builder></template>
    <details><summary>Ask us</summary>
      <quote-builder service="residential"></quote-builder><inquiry-form></inquiry-form></details>
    <section id="here"></section>`,
  }),
  'layouts.html': boxes(
    '* { box-sizing: border-box }',
    `<div title="a centred column of boxes" style="display: flex; flex-direction: column; align-items: center"></div>
    <div title="a row of boxes" style="display: flex"></div>
    <div title="a row of boxes, centred" style="display: flex; justify-content: center; align-items: center"></div>
    <div title="a grid that centres" style="display: grid; place-items: center"></div>
    <div title="a cell of a grid beside another" style="display: grid; grid-template-columns: 70px 1fr"><aside>Menu</aside></div>
    <div title="a box as wide as its content" style="width: fit-content; max-width: 100%"></div>
    <div title="an inline block" style="display: inline-block; max-width: 100%"></div>
    <div title="a float" style="float: left; max-width: 100%"></div>
    <div title="a table's cell" style="display: table"></div>
    <div title="a fieldset" style="border: 1px solid; min-width: 0"></div>
    <div title="a box in two columns" style="columns: 2 300px"></div>
    <div title="a box that is placed" style="position: absolute"></div>
    <div title="vertical text" style="writing-mode: vertical-rl"></div>`,
  ),
  'shrink-to-fit.html': boxes(
    'td { padding: 0 } dialog, [popover] { padding: 0; border: 0 }',
    `<div title="a box as wide as its content" style="width: fit-content"></div>
    <div title="a box as wide as its content wants to be" style="width: max-content"></div>
    <div title="an inline block" style="display: inline-block"></div>
    <div style="display: flow-root"><div title="a float" style="float: left"></div></div>
    <div style="display: flow-root; white-space: nowrap"><div title="a float of one line" style="float: left"></div></div>
    <table><tbody><tr><td title="a table's cell"></td></tr></tbody></table>
    <div style="display: flex"><div title="an item of a row"></div><p>Beside</p></div>
    <div style="display: grid; justify-items: start"><div title="an item of a grid"></div></div>
    <div title="a box that is placed" style="position: absolute"></div>
    <dialog title="a dialog"></dialog>
    <div title="a popover" popover></div>`,
  ),
  // Keeps the room of the tag in the query free, in every kind of box; its last boxes style the tag itself.
  'room.html': pageWith({
    // A scroll bar that comes with a taller page would change every width.
    head: `<link rel="stylesheet" href="${siteUrl}/widgets/room.css"><style>
      html { overflow-y: scroll }
      body { margin: 0; font: 16px "DejaVu Sans Condensed", sans-serif }
      * { box-sizing: border-box }
      main > div { margin-bottom: 10px }</style>`,
    body: `<main>
      <div title="a block"></div>
      <div title="a row" style="display: flex"></div>
      <div title="a row, centred" style="display: flex; justify-content: center; align-items: center"></div>
      <div title="a column that centres" style="display: flex; flex-direction: column; align-items: center"></div>
      <div title="a grid that centres" style="display: grid; place-items: center"></div>
      <div title="a cell of a grid" style="display: grid; grid-template-columns: 70px 1fr"><aside>Menu</aside></div>
      <div title="a box as wide as its content" style="width: fit-content"></div>
      <div title="an inline block" style="display: inline-block"></div>
      <div title="a float" style="float: left"></div>
      <div title="a placed box" style="clear: both; position: absolute; top: 100px"></div>
      <div title="a table's cell" style="clear: both; display: table"></div>
      <div title="a sidebar" style="width: 300px"></div>
      <div title="a tag that floats" data-tag="float: left"></div>
      <div title="a tag that is an inline block" style="clear: both" data-tag="display: inline-block; max-width: 600px"></div>
      <div title="a tag that is a row" data-tag="display: flex"></div>
      <div title="a tag that is a block" data-tag="display: block; margin: 20px auto; max-width: 800px"></div>
      <div title="a tag that is placed" data-tag="position: absolute; top: 0; left: 0"></div>
      <div title="a scaled tag" data-tag="--unit: 0.8px; width: fit-content"></div>
    </main><script>
      for (const box of document.querySelectorAll('main > div')) {
        const text = '<p>Call <a href="tel:+16045550142">(604) 555-0142</a> for a price.</p>'
        box.insertAdjacentHTML('beforeend', decodeURIComponent(location.search.slice(1)).replace('></', \`>\${text}</\`))
        box.lastElementChild.style.cssText = box.dataset.tag ?? ''
      }
      ${load}
      window.boxes = (tag) =>
        [...document.querySelectorAll(tag)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const box = [x, y + scrollY, width, height].map(Math.round)
          return \`\${element.parentElement.title}: \${box}\`
        })
    </script>`,
  }),
  // A service worker as offline pages have one: it answers every message with its own page, until it is told to rest.
  'offline-worker.js': `
    let isOffline = true
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('message', () => {
      isOffline = false
    })
    addEventListener('fetch', (event) => {
      if (event.request.method === 'POST' && isOffline)
        event.respondWith(new Response('<h1>You are offline.</h1>', { status: 200 }))
    })`,
}
