import { ArrowRight } from 'lucide-react'

/** Opens exactly what was quoted, in the quote builder that the visitor had. */
export function OpenQuote({ link }: { link: string }) {
  if (link === '') return null
  return (
    <a className="btn btn-line btn-s" href={link}>
      Open this quote <ArrowRight className="icon" />
    </a>
  )
}
