import { Link } from 'wouter'
import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import type { Inline } from '../../articles/article.ts'

/** A text with its links and strong words. A link to another site is a plain link. */
export function InlineText({ text }: { text: Inline[] }) {
  return text.map((part) => {
    if (typeof part === 'string') return <Amounts key={part} text={part} />
    if ('strong' in part)
      return (
        <strong key={part.strong}>
          <Amounts text={part.strong} />
        </strong>
      )
    const Anchor = part.path.startsWith('/') ? Link : 'a'
    return (
      <Anchor key={part.text} href={part.path}>
        {part.text}
      </Anchor>
    )
  })
}
