import { Link } from 'wouter'

export function NoArticlePage() {
  return (
    <section className="wrap section">
      <h1 className="d1" tabIndex={-1}>
        Post not found
      </h1>
      <Link href="/blog">All articles</Link>
    </section>
  )
}
