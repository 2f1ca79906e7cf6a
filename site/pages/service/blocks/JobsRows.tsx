import { Link } from 'wouter'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import * as words from '../../../words/site.ts'
import { PriceInWords } from './block-prices.tsx'
import './JobsRows.css'

type Props = BlockProps<{ kind: 'jobs'; look: 'rows' }>

/** A row for each job that the service does, with its prices. */
export function JobsRows({ service, heading, jobs }: Props) {
  return (
    <section className="section wrap">
      <h2 className="d2">{heading}</h2>
      <ul className="board">
        {jobs.map(({ title, text, prices = [] }) => (
          <li key={title}>
            <h3 className="d4">{title}</h3>
            <p>{text}</p>
            <div className="board-prices">
              {prices.map((price) => (
                <span key={`${price.question} ${price.option}`}>
                  <PriceInWords service={service} price={price} size={2} />
                </span>
              ))}
              {prices.length === 0 && (
                <Link href="/inquiries" className="marked">
                  {words.service.askForPrice}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
