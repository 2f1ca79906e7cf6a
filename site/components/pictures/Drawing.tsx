import { drawings } from 'virtual:media/drawings'

interface Props {
  /** The name of its file in the content's media/drawings. */
  name: string
  /** What it shows; '' if the text next to it says the same. */
  alt?: string
  className?: string
  /** Part of the first view; others load late. */
  isFirst?: boolean
}

/** One of the company's flat drawings. */
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
