import { area, city, name } from 'virtual:content/business'
import { pages } from 'virtual:content/catalogue'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import { countInWords } from '../../number-words.ts'
import './AboutPage.css'
import { Privacy } from './Privacy.tsx'
import { Story } from './Story.tsx'
import { Values } from './Values.tsx'

/** Who we are, and what becomes of a visitor's data. */
export function AboutPage() {
  return (
    <>
      <section className="page-head split split-8 split-end wrap about">
        <h1 tabIndex={-1}>We notice the baseboards.</h1>
        <p className="lead">
          {name} is a local company from {city}. We clean the inside and the outside of places, for
          people who would rather be doing something else.
        </p>
        <Drawing
          name="street"
          alt="A drawn street with a house, a shop and a block of suites: grimy left of a slanted line, clean right of it"
          isFirst
        />
      </section>
      <Story />
      <section className="band on-ink">
        <div className="wrap">
          <div className="split split-8 split-end">
            <h2 className="d2">What We Do</h2>
            <div>
              <p className="lead">
                {countInWords(pages.length, 'service', 'services')}, all over {area}.
              </p>
              <div className="actions">
                <Link href="/quote-builder" className="btn btn-gold">
                  Get Quote Now!
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
