import { email, locale, mailHref, name, phone, shortName, telHref } from 'virtual:content/business'
import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '../../components/layout/LogoMark.tsx'
import type { PageData } from './browser/page-data.ts'
import { Contract } from './Contract.tsx'
import { describeElements } from './element-descriptions.ts'
import { type PageFacts, releaseFor } from './facts.ts'
import { Guide, PartHeading, partOf } from './Guide.tsx'
import { GuideText } from './GuideText.tsx'
import { Hero, splitAtLines } from './Hero.tsx'
import { Workbench } from './Workbench.tsx'

/** The text inside a tag until its script has run. */
const fallbacks = new Map([
  ['quote-builder', `Call ${phone} for a price.`],
  ['inquiry-form', `Call ${phone} or write to us.`],
])

/**
 * The page for partners, as a whole document: the guide, with controls to try the elements and
 * tables of everything they offer. Links to the site are relative, so the page works under any path
 * of any host.
 */
function PartnersPage({ facts }: { facts: PageFacts }) {
  const { guide, host, release, share, css } = facts
  const title = `${name} on your page`
  const description = `Put the ${name} price tool or inquiry form on your own page with a few lines: try it, dress it, copy it.`
  const start = partOf(guide, 'in-two-minutes')
  const choose = partOf(guide, 'choose-and-configure')
  const reference = partOf(guide, 'reference')
  const elements = describeElements(facts.manifest)
  const pageData: PageData = {
    host,
    release: releaseFor(release, elements, facts.answeringAttributes),
    elements: elements.map(({ tag, events }) => ({
      tag,
      fallback: fallbacks.get(tag) ?? `Call ${phone}.`,
      events: events.map((event) => event.name),
    })),
    languages: facts.languages,
  }
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${host}/widgets/`} />
        {Object.entries({
          'og:type': 'website',
          'og:site_name': name,
          'og:locale': locale.replace('-', '_'),
          'og:title': title,
          'og:description': description,
          'og:url': `${host}/widgets/`,
          'og:image': `${host}/${share.file}`,
          'og:image:type': 'image/jpeg',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': share.alt,
        }).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="../favicon.svg" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href="../fonts/bricolage-grotesque.woff2"
          crossOrigin=""
        />
        {/* Inline, so that the page is painted without waiting for a style sheet. */}
        <style>{css}</style>
        <script type="module" src="partners.js" />
        {/* React escapes a </script> in the JSON, so that it does not end the element. */}
        <script type="application/json" id="known">
          {JSON.stringify(pageData)}
        </script>
      </head>
      <body>
        <a className="skip" href={`#${start.id}`}>
          Skip to the guide
        </a>
        <header className="wrap bar">
          <a className="logo" href="../">
            <span className="logo-mark">
              <LogoMark />
            </span>
            <span>
              {shortName}
              <span className="logo-rest"> for partners</span>
            </span>
          </a>
          <nav aria-label="On this page">
            <a href={`#${choose.id}`}>Try it</a>
            <a href="#contents">Contents</a>
            <a href="#search">Search</a>
            <a href="../">Our site</a>
          </nav>
        </header>
        <main>
          <Hero start={start} weight={facts.weight} />
          <section className="wrap guide-text marks start" aria-labelledby={start.id}>
            <PartHeading guide={guide} part={start} size="d2" />
            <GuideText title={start.title} nodes={splitAtLines(start).rest} />
          </section>
          <Workbench
            guide={guide}
            part={choose}
            elements={elements}
            answering={facts.answeringAttributes}
            pageData={pageData}
            isLive={facts.isLive}
          />
          <Guide
            guide={guide}
            parts={guide.filter((part) => part !== start && part !== choose)}
            replacements={{ [reference.id]: <Contract elements={elements} /> }}
          />
        </main>
        <footer className="on-ink">
          <div className="wrap">
            <h2 className="d5">Stuck? A person answers.</h2>
            <p>
              <a className="d2" href={telHref}>
                {phone}
              </a>
              <a href={mailHref}>{email}</a>
            </p>
            <p>
              {release && <span>Version {release.version}</span>}
              <a href="../">{name}</a>
            </p>
          </div>
        </footer>
      </body>
    </html>
  )
}

/** The page for partners as HTML. */
export function renderPage(facts: PageFacts): string {
  return `<!doctype html>${renderToStaticMarkup(<PartnersPage facts={facts} />)}\n`
}
