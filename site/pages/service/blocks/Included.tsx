import { Check } from 'lucide-react'
import type { Included as Block } from '../../../content-types/service-blocks.ts'
import './Included.css'

/** What every price includes. */
export function Included({ heading, list }: Required<Pick<Block, 'heading' | 'list'>>) {
  return (
    <section className="band on-ink">
      <div className="wrap split">
        <h2 className="d2">{heading}</h2>
        <ul className="included">
          {list.map((text) => (
            <li key={text}>
              <Check className="icon" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
