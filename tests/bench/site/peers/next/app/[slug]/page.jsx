import Link from 'next/link'
import { articles } from '../../../site.json'

export const dynamicParams = false
export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }))

const articleAt = async (params) => {
  const { slug } = await params
  return articles.find((article) => article.slug === slug)
}

export async function generateMetadata({ params }) {
  const { title } = await articleAt(params)
  return { title }
}

export default async function Page({ params }) {
  const { title, html, next } = await articleAt(params)
  return (
    <main>
      <article>
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: As Next's own guide to Markdown does. */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <Link rel="next" href={`/${next}`}>
        Next article
      </Link>
    </main>
  )
}
