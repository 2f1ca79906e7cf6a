import { area, responseHours } from 'virtual:content/business'
import { offer, pages } from 'virtual:content/catalogue'
import { ArrowRight, Clock, Droplets, ShieldCheck, Users } from 'lucide-react'
import { Link } from 'wouter'
import { Numeral } from '../../components/blocks/Numeral.tsx'
import { Film } from '../../components/pictures/Film.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { Spark } from '../../components/Spark.tsx'
import { servedPlaces } from '../../served-places.ts'
import './Hero.css'

const places = servedPlaces(pages).replace(/^./, (first) => first.toUpperCase())

const facts = [
  { icon: Clock, text: `${responseHours}-hour reply` },
  { icon: ShieldCheck, text: 'Fully insured' },
  { icon: Droplets, text: 'Supplies provided' },
  { icon: Users, text: 'Background-checked cleaners' },
]

/** Headline, film, the way to a price, and the discount, if there is one. */
export function Hero() {
  return (
    <section className="hero wrap">
      <h1 tabIndex={-1}>
        Clean you{' '}
        <span className="hero-break">
          can{' '}
          <span className="hero-see">
            see
            <Spark />
          </span>
        </span>{' '}
        <span className="hero-line">from the street.</span>
      </h1>
      {/* In the order that phones show: a slow line brings it part by part, and no part may push another down. */}
      <div className="bento">
        <div className="tile on-ink hero-call">
          <p>
            {`${places} across ${area}. Tap in your rooms and see the price before you tell us your name.`}
          </p>
          <Link href="/quote-builder" className="btn btn-gold btn-l">
            Get Quote Now!
            <ArrowRight className="icon" aria-hidden />
          </Link>
        </div>
        <div className="film">
          {/* On phones it is drawn at 118vw, but a sixth less sharp it is there sooner, and the film follows. */}
          <Picture
            name="hero"
            alt="A white house with a yellow door, its driveway half washed by a water jet"
            sizes="(width <= 560px) 99vw, (width <= 900px) 100vw, (width <= 1440px) 62vw, 868px"
            isFirst
          />
          <Film name="hero" label="a driveway, washed lane by lane" width={1280} height={720} />
        </div>
        {offer && (
          <div className="tile lit on-gold discount">
            <h2>{offer.title}</h2>
            <p>
              <Numeral unit="off">{`${offer.percent}%`}</Numeral>
            </p>
            <p>{offer.text}</p>
          </div>
        )}
      </div>
      <ul className="hero-facts">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon className="icon" aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
