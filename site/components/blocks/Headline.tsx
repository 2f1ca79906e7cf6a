import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import { Spark } from '../Spark.tsx'

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
