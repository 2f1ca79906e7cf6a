import { offer } from 'virtual:content/catalogue'
import { hero } from 'virtual:content/pages/home'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { Numeral } from '../../components/blocks/Numeral.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { DrawnIcon } from '../../components/DrawnIcon.tsx'
import { Film } from '../../components/pictures/Film.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { getQuoteNow } from '../../words/actions.ts'
import { off } from '../../words/prices.ts'
import './Hero.css'

const { heading, text, picture, film, facts } = hero

/** Headline, film, the way to a price, and the discount, if there is one. */
export function Hero() {
  return (
    <section className="hero wrap">
      <PageHeading text={heading} />
      {/* In the order that phones show: a slow line brings it part by part, and no part may push another down. */}
      <div className="bento">
        <div className="tile on-ink hero-call">
          <p>{text}</p>
          <Link href="/quote-builder" className="btn btn-gold btn-l">
            {getQuoteNow}
            <ArrowRight className="icon" aria-hidden />
          </Link>
        </div>
        <div className="film">
          {/* On phones it is drawn at 118vw, but a sixth less sharp it is there sooner, and the film follows. */}
          <Picture
            {...picture}
            sizes="(width <= 560px) 99vw, (width <= 900px) 100vw, (width <= 1440px) 62vw, 868px"
            isFirst
          />
          {film && <Film {...film} width={1280} height={720} />}
        </div>
        {offer && (
          <div className="tile lit on-gold discount">
            <h2>{offer.title}</h2>
            <p>
              <Numeral unit={off}>{`${offer.percent}%`}</Numeral>
            </p>
            <p>{offer.text}</p>
          </div>
        )}
      </div>
      <ul className="hero-facts">
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <DrawnIcon path={icon} className="icon" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
