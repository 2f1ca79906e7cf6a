import { Link } from 'wouter'

/** A text with its [words](/path) as links. Phone numbers and email addresses are plain links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/\[(.+?)\]\((.+?)\)/).map((part, index, parts) => {
    if (index % 3 === 0) return part
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
