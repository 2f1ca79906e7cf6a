import { Link } from 'wouter'
import { Picture } from '../../components/Picture.tsx'
import type { PictureName } from '../../components/pictures.ts'
import type { Article, ArticleSummary, Block, Inline } from '../../content/types.ts'

interface Props {
  article: Article
  newer?: ArticleSummary
  older?: ArticleSummary
}

export function ArticlePage({ article, newer, older }: Props) {
  const { src, alt } = article.featuredImage
  return (
    <article className="wrap section">
      <h1 className="d2" tabIndex={-1}>
        {article.title}
      </h1>
      <Picture name={src as PictureName} alt={alt} sizes="100vw" isFirst />
      <p>
        <Words of={article.intro} />
      </p>
      {article.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
            <Part key={at} of={block} />
          ))}
        </section>
      ))}
      <nav aria-label="Articles">
        {newer && <Link href={newer.path}>{newer.title}</Link>}
        {older && <Link href={older.path}>{older.title}</Link>}
      </nav>
    </article>
  )
}

function Part({ of: block }: { of: Block }) {
  if (block.type === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={JSON.stringify(item)}>
            <Words of={item} />
          </li>
        ))}
      </ul>
    )
  }
  if (block.type === 'highlight') {
    return (
      <ul aria-label={block.title}>
        {block.items.map(({ label, text }) => (
          <li key={label}>
            {label}: <Words of={text} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      <Words of={block.text} />
    </p>
  )
}

function Words({ of: inlines }: { of: Inline[] }) {
  return inlines.map((one) => {
    if (typeof one === 'string') return one
    if ('strong' in one) return <strong key={one.strong}>{one.strong}</strong>
    return (
      <Link key={one.path} href={one.path}>
        {one.text}
      </Link>
    )
  })
}
