import { Check } from 'lucide-react'
import './Included.css'

/** What every price includes. */
export function Included({ heading, list }: { heading: string; list: readonly string[] }) {
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
