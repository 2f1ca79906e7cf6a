import { drawings } from 'virtual:media/drawings'
import { Numeral } from '../../../components/blocks/Price.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import type { NamedPrice } from '../../../content-schema/parts.ts'
import { PriceInWords } from './block-prices.tsx'
import './JobsTiles.css'

type Props = BlockProps<{ kind: 'jobs'; look: 'tiles' }>

/** The backgrounds of the tiles, in turn. */
const grounds = ['on-sage', 'on-sand', 'on-card', 'on-tint', 'on-gold', 'on-ink']

/** A tile for each job that the service does; a price or figure is shown large. */
export function JobsTiles({ service, heading, jobs }: Props) {
  return (
    <section className="section wrap">
      <h2 className="d2">{heading}</h2>
      <ul className="jobs">
        {jobs.map(({ title, text, prices = [], figure, drawing, pattern }, at) => (
          <li
            key={title}
            className={`tile ${grounds[at % grounds.length]} ${pattern ? 'job-patterned' : ''}`}
            style={pattern ? { '--pattern': `url("${drawings[pattern]?.src}")` } : undefined}
          >
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
            {drawing && <Drawing name={drawing} />}
            {figure && (
              <div className="job-figure job-number">
                <Numeral size={6}>{figure.figure}</Numeral> {figure.text}
              </div>
            )}
            <JobPrices service={service} prices={prices} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function JobPrices({ service, prices }: { service: string; prices: readonly NamedPrice[] }) {
  const [first, ...others] = prices
  if (!first) return null
  if (others.length === 0)
    return (
      <div className="job-figure">
        <PriceInWords service={service} price={first} size={4} />
      </div>
    )
  return (
    <div className="job-figure job-figures">
      {prices.map((price) => (
        <span key={`${price.question} ${price.option}`}>
          <PriceInWords service={service} price={price} size={4} />
        </span>
      ))}
    </div>
  )
}
