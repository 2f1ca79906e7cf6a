import { ArrowRight, Clock, ShieldCheck, SprayCan, UserCheck } from 'lucide-react'
import { Link } from 'wouter'
import { Spark } from '../../components/Spark.tsx'
import { Wipe } from '../../components/Wipe.tsx'
import { area } from '../../content/business.ts'
import './Hero.css'

const facts = [
  { icon: Clock, text: '24-hour reply' },
  { icon: ShieldCheck, text: 'Fully insured' },
  { icon: SprayCan, text: 'Supplies provided' },
  { icon: UserCheck, text: 'Background-checked cleaners' },
]

/** Headline, picture, the way to a price, and the off-season discount. */
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
      <div className="bento">
        <Wipe
          before="driveway-before"
          after="driveway-after"
          alt="A white house with a yellow door, its driveway half washed"
          sizes="(width <= 900px) 100vw, (width <= 1440px) 62vw, 868px"
          isFirst
        />
        <div className="hero-call">
          <p>
            Homes, shops, Airbnb suites and driveways across {area}. Tap in your rooms and see the
            price before you tell us your name.
          </p>
          <Link href="/quote-builder" className="btn btn-gold btn-l">
            Get Quote Now!
            <ArrowRight className="icon" aria-hidden />
          </Link>
        </div>
        <div className="discount">
          <h2>Off-season discount</h2>
          <p className="num">
            30%<small>off</small>
          </p>
          <p>See it in your instant quote.</p>
        </div>
      </div>
      <ul className="facts">
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
