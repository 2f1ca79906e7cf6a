import { values } from 'virtual:content/pages/about'
import { BadgeCheck, CalendarCheck, Handshake, Leaf } from 'lucide-react'
import { SectionHead } from '../../components/blocks/SectionHead.tsx'
import './Values.css'

const icons = {
  quality: BadgeCheck,
  eco: Leaf,
  reliable: CalendarCheck,
  professional: Handshake,
}

/** Our Values, as the four panes of a clean window. */
export function Values() {
  return (
    <section className="section wrap">
      <SectionHead heading="Our Values" text="You should be able to see right through us." />
      <ul className="on-card values-window">
        {values.map(({ icon, title, text }) => {
          const Icon = icons[icon]
          return (
            <li key={title}>
              <Icon aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
