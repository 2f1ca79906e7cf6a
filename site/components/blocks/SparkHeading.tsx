import { Spark } from '../Spark.tsx'

interface Props {
  /** The headline up to its last word, which keeps the spark beside it. */
  heading: string
  lastWord: string
}

/** The headline of a section, with the mark of the brand behind it. */
export function SparkHeading({ heading, lastWord }: Props) {
  return (
    <h2 className="d2">
      {heading}{' '}
      <span className="spark-end">
        {lastWord}
        <Spark />
      </span>
    </h2>
  )
}
