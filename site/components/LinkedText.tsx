import { Link } from 'wouter'
import { Amounts } from '../../widgets/fields/Amounts.tsx'

/** A text with its [words](/path) as links. Phone numbers and email addresses are plain links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/\[(.+?)\]\((.+?)\)/).map((part, index, parts) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    if (index % 3 === 0) return <Amounts key={index} text={part} />
    if (index % 3 === 2) return null
    const href = parts[index + 1] ?? ''
    const Anchor = href.startsWith('/') ? Link : 'a'
    return (
      <Anchor key={href} href={href}>
        {part}
      </Anchor>
    )
  })
}
