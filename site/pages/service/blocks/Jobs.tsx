import { drawings } from 'virtual:media/drawings'
import type { CSSProperties } from 'react'
import { Numeral } from '../../../components/blocks/Numeral.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { Jobs as Block, Job } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import { NamedPrice } from './NamedPrice.tsx'
import './Jobs.css'

/** The backgrounds of the tiles, in turn. */
const grounds = ['on-sage', 'on-sand', 'on-card', 'on-tint', 'on-gold', 'on-ink']

/** A tile for each job that the service does; a price or figure is shown large. */
export function Jobs({ service, heading, jobs }: BlockProps<Block>) {
  return (
    <section className="section wrap">
      <h2 className="d2">{heading}</h2>
      <ul className="jobs">
        {jobs.map(({ title, text, prices = [], figure, drawing, pattern }, at) => (
          <li
            key={title}
            className={`tile ${grounds[at % grounds.length]} ${pattern ? 'job-patterned' : ''}`}
            style={pattern ? patternStyle(pattern) : undefined}
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

function JobPrices({ service, prices }: { service: string; prices: NonNullable<Job['prices']> }) {
  const priceItems = prices.map((price) => (
    <NamedPrice
      key={`${price.question} ${price.option}`}
      service={service}
      price={price}
      size={4}
    />
  ))
  if (priceItems.length === 0) return null
  if (priceItems.length === 1) return <div className="job-figure">{priceItems}</div>
  return (
    <div className="job-figure job-figures">
      {priceItems.map((price) => (
        <span key={price.key}>{price}</span>
      ))}
    </div>
  )
}

/** The custom property `--pattern`: the drawing to repeat. */
function patternStyle(name: string): CSSProperties & Record<'--pattern', string> {
  return { '--pattern': `url("${drawings[name]?.src}")` }
}
