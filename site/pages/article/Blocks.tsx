import { conventions } from 'virtual:content/business'
import { Lightbulb } from 'lucide-react'
import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import type { Block, Inline } from '../../articles/article.ts'
import { Facts } from '../../components/blocks/Facts.tsx'
import { InlineText } from './InlineText.tsx'
import './Blocks.css'

/** The content of a section, in order. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change while it is shown.
  return blocks.map((block, index) => <BlockContent key={index} block={block} />)
}

function BlockContent({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'tip':
      return (
        <aside className="tile on-tint art-tip" aria-label={block.title}>
          <span className="tile-icon tile-icon-l">
            <Lightbulb aria-hidden />
          </span>
          <div>
            <h3>{block.title}</h3>
            <p>
              <InlineText text={block.text} />
            </p>
          </div>
        </aside>
      )
    case 'highlight':
      return <Highlight {...block} />
  }
}

/** The currency sign, escaped for a regular expression. */
const sign = conventions.currency.sign.trim().replace(/\W/g, '\\$&')
/** Between the two figures of a range: a dash or "to", perhaps with the second one's sign. */
const rangeDash = String.raw`\s?(?:–|-|to)\s?(?:${sign})?`
const figure = String.raw`\s?\d+(?:,\d{3})*`

/** Finds `$200–600`, or `$150`. */
const amount = new RegExp(`${sign}${figure}(?:${rangeDash}${figure})?`)

/** Labels and texts. If every text has a price, the prices are emphasized, on gold. */
function Highlight({ title, items }: Extract<Block, { type: 'highlight' }>) {
  const rows = items.map((item) => ({ ...item, ...splitPrice(item.text) }))
  const hasPrices = rows.every(({ price }) => price)
  return (
    <section className={`tile art-highlight ${hasPrices ? 'on-gold art-prices' : 'on-ink'}`}>
      <h3>{title}</h3>
      <Facts isStacked>
        {rows.map(({ label, text, price, rest }) => (
          <div key={label}>
            <dt>{label}</dt>
            {price && hasPrices && (
              <dd className="num">
                <Amounts text={price} />
              </dd>
            )}
            {(!hasPrices || rest.length > 0) && (
              <dd>
                <InlineText text={hasPrices ? rest : text} />
              </dd>
            )}
          </div>
        ))}
      </Facts>
    </section>
  )
}

/** The price in a text. `rest` leaves it out if the text begins with it, else is the whole text. */
function splitPrice(text: Inline[]): { price?: string; rest: Inline[] } {
  const [first, ...others] = text
  const match = typeof first === 'string' && amount.exec(first)
  if (!match) return { rest: text }
  const price = match[0].replace(new RegExp(rangeDash), '–')
  if (match.index > 0) return { price, rest: text }
  const rest = match.input.slice(match[0].length).replace(/^[.,:;]?\s*/, '')
  return { price, rest: rest ? [rest, ...others] : others }
}
