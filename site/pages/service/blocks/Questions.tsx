import { LinkedText } from '../../../components/LinkedText.tsx'
import type { Question } from '../../../content-types/company.ts'
import type { Questions as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import '../../../components/blocks/Points.css'
import './Questions.css'

type Props = Pick<BlockProps<Block>, 'heading'> & { questions: readonly Question[] }

/** Questions of the page /faq, with their answers. */
export function Questions({ heading, questions }: Props) {
  return (
    <section className="section wrap split split-5">
      <h2 className="d2 stay">{heading}</h2>
      <ul className="points points-1 points-ruled questions">
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
