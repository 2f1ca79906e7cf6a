import { drawings } from 'virtual:media/drawings'

interface Props {
  /** Of its file in the content's media/drawings. */
  name: string
  /** What is to be seen; '' where the text beside it says it all. */
  alt?: string
  className?: string
  /** Part of the first view; others load late. */
  isFirst?: boolean
}

/** A flat drawing of the company's. */
export function Drawing({ name, alt = '', className, isFirst = false }: Props) {
  const drawing = drawings[name]
  if (!drawing) return null
  return (
    <img
      {...drawing}
      alt={alt}
      className={className}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
