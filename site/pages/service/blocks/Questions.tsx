import { LinkedText } from '../../../components/LinkedText.tsx'
import type { Question } from '../../../content-schema/pages.ts'
import '../../../components/blocks/PointList.css'

/** Questions of the page /faq, with their answers. */
export function Questions({ heading, questions }: { heading: string; questions: Question[] }) {
  return (
    <section className="section wrap split split-5">
      <h2 className="d2 stay">{heading}</h2>
      <ul className="points points-1 points-ruled">
        {questions.map(({ id, question, answer }) => (
          <li key={id}>
            <h3 className="d5">{question}</h3>
            <p className="marks">
              <LinkedText text={answer} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
