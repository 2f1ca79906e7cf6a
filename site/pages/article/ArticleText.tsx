import { conventions } from 'virtual:content/business'
import { Lightbulb } from 'lucide-react'
import type { Image } from 'mdast'
import type { ReactNode } from 'react'
import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import type { ArticleNode, Highlight } from '../../articles/article.ts'
import { Facts } from '../../components/blocks/Facts.tsx'
import { type Draw, Markdown, ScrollingTable } from '../../components/blocks/Markdown.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { article } from '../../words/blog.ts'
import './ArticleText.css'
import './Boxes.css'

interface Props {
  nodes: readonly ArticleNode[]
  /** The section's title, which names its tables. */
  title: string
}

/** Text of an article: Markdown with its boxes and pictures, and amounts that never break. */
export function ArticleText({ nodes, title }: Props) {
  const draw: Draw = (node, inner) => {
    switch (node.type) {
      case 'text':
        return <Amounts text={node.value} />
      case 'image':
        return <Figure {...node} />
      case 'table':
        return <ScrollingTable name={article.tableIn(title)} table={node} draw={draw} />
      case 'tip':
        return <TipBox title={node.title}>{inner}</TipBox>
      case 'highlight':
        return <HighlightBox {...node} draw={draw} />
    }
  }
  return <Markdown nodes={nodes} draw={draw} />
}

function Figure({ url, alt, title }: Image) {
  return (
    <figure className="art-figure">
      <Picture
        name={url}
        alt={alt ?? ''}
        sizes="(width <= 768px) 92vw, (width <= 1104px) 66vw, 46rem"
      />
      {title && (
        <figcaption>
          <Amounts text={title} />
        </figcaption>
      )}
    </figure>
  )
}

function TipBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="tile on-tint art-tip" aria-label={title}>
      <span className="tile-icon tile-icon-l">
        <Lightbulb aria-hidden />
      </span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </aside>
  )
}

/** The currency sign, escaped for a regular expression. */
const sign = conventions.currency.sign.trim().replace(/\W/g, '\\$&')
/** Between the two figures of a range: a dash or "to", perhaps with the second one's sign. */
const rangeDash = String.raw`\s?(?:–|-|to)\s?(?:${sign})?`
const figure = String.raw`\s?\d+(?:,\d{3})*`

/** Finds `$200–600`, or `$150`. */
const amount = new RegExp(`${sign}${figure}(?:${rangeDash}${figure})?`)

/** Labels and texts. If every text has a price, the prices are emphasized, on gold. */
function HighlightBox({ title, rows, draw }: Highlight & { draw: Draw }) {
  const pricedRows = rows.map((row) => ({ ...row, ...splitPrice(row.text) }))
  const hasPrices = pricedRows.every(({ price }) => price)
  return (
    <section className={`tile art-highlight ${hasPrices ? 'on-gold art-prices' : 'on-ink'}`}>
      <h3>{title}</h3>
      <Facts isStacked>
        {pricedRows.map(({ label, text, price, rest }) => (
          <div key={label}>
            <dt>{label}</dt>
            {price && hasPrices && (
              <dd className="num">
                <Amounts text={price} />
              </dd>
            )}
            {(!hasPrices || rest.length > 0) && (
              <dd>
                <Markdown nodes={hasPrices ? rest : text} draw={draw} />
              </dd>
            )}
          </div>
        ))}
      </Facts>
    </section>
  )
}

/** The price in a text. `rest` leaves it out if the text begins with it, else is the whole text. */
function splitPrice(text: readonly ArticleNode[]) {
  const [first, ...others] = text
  const match = first?.type === 'text' && amount.exec(first.value)
  if (!match) return { rest: text }
  const price = match[0].replace(new RegExp(rangeDash), '–')
  if (match.index > 0) return { price, rest: text }
  const value = match.input.slice(match[0].length).replace(/^[.,:;]?\s*/, '')
  return { price, rest: value ? [{ type: 'text' as const, value }, ...others] : others }
}
