const files = import.meta.glob<string>('../../media/drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The flat drawings in site/media/drawings, with their proportions. */
const drawings = {
  bucket: [320, 400],
  house: [480, 400],
  plan: [640, 600],
  warehouse: [480, 400],
} as const

export type DrawingName = keyof typeof drawings

interface Props {
  name: DrawingName
  className?: string
  /** Part of the first view; others load late. */
  isFirst?: boolean
}

/** One of our flat drawings. Decoration: the text beside it says it all. */
export function Drawing({ name, className, isFirst = false }: Props) {
  const [width, height] = drawings[name]
  return (
    <img
      src={files[`../../media/drawings/${name}.svg`]}
      alt=""
      width={width}
      height={height}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
