import { Link } from 'wouter'
import type { Board as Block } from '../../../content-types/service-blocks.ts'
import { askForPrice } from '../../../words/service.ts'
import type { BlockProps } from './block-props.ts'
import { NamedPrice } from './NamedPrice.tsx'
import './Board.css'

/** A row for each thing, with its prices. */
export function Board({ service, heading, rows }: BlockProps<Block>) {
  return (
    <section className="section wrap">
      <h2 className="d2">{heading}</h2>
      <ul className="board">
        {rows.map(({ title, text, prices = [] }) => (
          <li key={title}>
            <h3 className="d4">{title}</h3>
            <p>{text}</p>
            <div className="board-prices">
              {prices.map((price) => (
                <span key={`${price.question} ${price.option}`}>
                  <NamedPrice service={service} price={price} size={2} />
                </span>
              ))}
              {prices.length === 0 && (
                <Link href="/inquiries" className="marked">
                  {askForPrice}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
