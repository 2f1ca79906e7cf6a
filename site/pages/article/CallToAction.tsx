import { Link } from 'wouter'
import type { Article } from '../../articles/article.ts'
import { Call } from '../../components/blocks/Call.tsx'
import './CallToAction.css'

/** The call to action at the end of the article. The last word of its title gets the spark. */
export function CallToAction({ title, paragraphs, buttons, contact }: Article['cta']) {
  return (
    <Call ground="gold" heading={title.replace(/\S+$/, '*$&*')} className="art-call">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="actions">
        {buttons.map(({ label, path, primary }) => (
          <Link key={label} href={path} className={primary ? 'btn btn-ink' : 'btn btn-line'}>
            {label}
          </Link>
        ))}
      </div>
      {contact && (
        <p>
          {contact.text}
          <Link href={contact.linkPath}>{contact.linkText}</Link>
          {contact.textAfter}
        </p>
      )}
    </Call>
  )
}
