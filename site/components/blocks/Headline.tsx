import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import { Spark } from '../Spark.tsx'

/** The headline of a section, with a short text next to it. */
export function SectionHead({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="split split-8 split-end">
      <h2 className="d2">
        <Headline text={heading} />
      </h2>
      <p className="lead">
        <Amounts text={text} />
      </p>
    </div>
  )
}

/**
 * A heading of the content. \n begins a new line, and a word between two * has the spark next to
 * it, as in `Drag the *line.*`
 */
export function Headline({ text }: { text: string }) {
  const lines = text.split('\n')
  if (lines.length === 1) return <Line text={text} />
  return lines.map((line, index) => (
    <span key={line} className="line">
      {index > 0 && ' '}
      <Line text={line} />
    </span>
  ))
}

function Line({ text }: { text: string }) {
  const [before = '', word, after = ''] = text.split(/\*(.+?)\*/)
  if (!word) return <Amounts text={text} />
  return (
    <>
      <Amounts text={before} />
      <span className="spark-end">
        {word}
        <Spark />
      </span>
      <Amounts text={after} />
    </>
  )
}
