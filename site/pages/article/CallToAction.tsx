import { Link } from 'wouter'
import { Spark } from '../../components/Spark.tsx'
import type { Article } from '../../content/types.ts'
import './CallToAction.css'

/** The article's last word: what to do about all this. */
export function CallToAction({ title, paragraphs, buttons, contact }: Article['cta']) {
  const [lastWord, ...words] = title.split(' ').reverse()
  return (
    <section className="art-call">
      <div className="wrap art-call-columns">
        <h2 className="d2">
          {words.reverse().join(' ')}{' '}
          <span>
            {lastWord}
            <Spark />
          </span>
        </h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="art-call-text">
              {paragraph}
            </p>
          ))}
          <div className="art-call-buttons">
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
        </div>
      </div>
    </section>
  )
}
