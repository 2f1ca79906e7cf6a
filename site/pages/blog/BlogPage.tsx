import { Link } from 'wouter'
import { articles } from '../../articles.ts'

export function BlogPage() {
  return (
    <section className="wrap section">
      <h1 className="d1" tabIndex={-1}>
        Elegant Cleaning Journal
      </h1>
      <ul>
        {articles.map(({ slug, title, excerpt, path, date }) => (
          <li key={slug}>
            <Link href={path}>{title}</Link>
            <p>
              {excerpt} <time dateTime={date}>{date}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
