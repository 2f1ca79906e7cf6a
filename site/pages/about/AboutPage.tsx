import { pages } from 'virtual:content/catalogue'
import { hero, services } from 'virtual:content/pages/about'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Headline } from '../../components/blocks/Headline.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { getQuoteNow } from '../../words/actions.ts'
import './AboutPage.css'
import { Privacy } from './Privacy.tsx'
import { Story } from './Story.tsx'
import { Values } from './Values.tsx'

/** Who we are, and what happens to a visitor's data. */
export function AboutPage() {
  return (
    <>
      <section className="page-head split split-8 split-end wrap about">
        <PageHeading text={hero.heading} />
        <p className="lead">{hero.text}</p>
        <Drawing {...hero.drawing} isFirst />
      </section>
      <Story />
      <section className="band on-ink">
        <div className="wrap">
          <div className="split split-8 split-end">
            <h2 className="d2">
              <Headline text={services.heading} />
            </h2>
            <div>
              <p className="lead">{services.text}</p>
              <div className="actions">
                <Link href="/quote-builder" className="btn btn-gold">
                  {getQuoteNow}
                  <ArrowRight className="icon" aria-hidden />
                </Link>
              </div>
            </div>
          </div>
          <ul className="about-do">
            {pages.map(({ id, name, path, text }) => (
              <li key={id}>
                <Link href={path} className="split split-8">
                  <h3 className="d2">{name}</h3>
                  <p>{text}</p>
                  <span className="tile-icon tile-icon-l">
                    <ArrowRight aria-hidden />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Values />
      <Privacy />
    </>
  )
}
