import { pages } from 'virtual:content/catalogue'
import { hero, services, team, values } from 'virtual:content/pages/about'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Headline, SectionHead } from '../../components/blocks/Headline.tsx'
import { inRows } from '../../components/blocks/in-rows.ts'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { DrawnIcon } from '../../components/DrawnIcon.tsx'
import { Rest } from '../../components/layout/Rest.tsx'
import { Drawing } from '../../components/pictures/Drawing.tsx'
import * as words from '../../words/site.ts'
import { Accessibility, Privacy } from './Policies.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import './AboutPage.css'

/** Who we are, what happens to a visitor's data, and what is done so that everybody can use the site. */
export function AboutPage() {
  return (
    <>
      <section className="about">
        <div className="page-head split split-8 split-end wrap">
          <PageHeading text={hero.heading} />
          <p className="lead">{hero.text}</p>
        </div>
        <Drawing {...hero.drawing} isFirst />
      </section>
      <Rest>
        <Story />
        {team && <Team {...team} />}
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
                    {words.actions.getQuoteNow}
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
        <Accessibility />
      </Rest>
    </>
  )
}

/** What the company stands for, as the panes of a clear window. */
function Values() {
  const rows = inRows(values.cards.length)
  return (
    <section className="section wrap">
      <SectionHead heading={values.heading} text={values.text} />
      <ul className="on-card values-window" data-columns={rows['--wide']} style={rows}>
        {values.cards.map(({ icon, title, text }) => (
          <li key={title}>
            <DrawnIcon path={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
