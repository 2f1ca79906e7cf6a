import { catalogue, offer } from 'virtual:content/catalogue'
import { hero } from 'virtual:content/pages/home'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { Numeral } from '../../components/blocks/Price.tsx'
import { DrawnIcon } from '../../components/DrawnIcon.tsx'
import { Film } from '../../components/pictures/Film.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { countersOf } from '../../prices/touch-price.ts'
import * as words from '../../words/site.ts'
import { TouchPrice } from './TouchPrice.tsx'
import './Discount.css'
import './Hero.css'

const { heading, text, picture, film, facts } = hero
const counters = countersOf(catalogue, hero.counters)

/**
 * The headline, a price to touch or a link to the quote builder, the film, and the discount, if
 * there is one.
 */
export function Hero() {
  return (
    <section className="hero wrap">
      <PageHeading text={heading} />
      {/*
       * In the order in which a phone shows the parts. On a slow connection they arrive one by one,
       * and none may push another down.
       */}
      <div className="bento">
        <div className="tile on-ink hero-call">
          <p>{text}</p>
          {counters ? (
            <TouchPrice counters={counters} />
          ) : (
            <Link href="/quote-builder" className="btn btn-gold btn-l">
              {words.actions.getQuoteNow}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          )}
        </div>
        <div className="film">
          {/*
           * Phones draw it 118vw wide. A file for 99vw is a sixth less sharp, but arrives sooner,
           * and the film soon covers it.
           */}
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
              <Numeral unit={words.prices.off}>{`${offer.percent}%`}</Numeral>
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
