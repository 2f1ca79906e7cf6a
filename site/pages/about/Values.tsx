import { values } from 'virtual:content/pages/about'
import { SectionHead } from '../../components/blocks/Headline.tsx'
import { inRows } from '../../components/blocks/in-rows.ts'
import { DrawnIcon } from '../../components/DrawnIcon.tsx'
import './Values.css'

const rows = inRows(values.cards.length)

/** What the company stands for, as the panes of a clear window. */
export function Values() {
  return (
    <section className="section wrap">
      <SectionHead heading={values.heading} text={values.text} />
      <ul className="on-card values-window" data-columns={rows['--wide']} style={rows}>
        {values.cards.map(({ icon, title, text }) => (
          <li key={title}>
            <DrawnIcon path={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
