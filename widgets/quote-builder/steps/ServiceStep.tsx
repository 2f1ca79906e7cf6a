import type { CSSProperties } from 'react'
import { Icon } from '../../element/Icon.tsx'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import { cardPrice } from '../../rules/engine/card-price.ts'
import * as words from '../../words/question.ts'

interface ServiceStepProps {
  catalogue: Catalogue
  /** The id of a service; '' for none. */
  chosen: string
  onChoose(service: string): void
  /** Where no script answers a press, its form sends the choice under this name. */
  sentAs?: string
}

/** Step 1: pressing a service chooses it and goes on. Each tile shows what its smallest job costs. */
export function ServiceStep({ catalogue, chosen, onChoose, sentAs }: ServiceStepProps) {
  const { services, charges } = catalogue
  const tiles = services.map((service) => ({
    service,
    price: money(cardPrice(catalogue, service)),
  }))
  // The style sheet sizes the prices by how many characters share a tile's width.
  const digits = Math.max(0, ...tiles.map(({ price }) => price.length))
  const style: CSSProperties & { '--digits': number } = { '--digits': digits }
  return (
    <>
      <div className="services" style={style}>
        {tiles.map(({ service: { id, name, icon, card }, price }) => (
          <button
            key={id}
            type={sentAs ? 'submit' : 'button'}
            name={sentAs}
            value={id}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <Icon path={icon} />
            <b>{name}</b> <small>{card.unit}</small> <strong>{price}</strong>
          </button>
        ))}
      </div>
      {charges.minimum > 0 && <p>{words.leastPrice(money(cents(charges.minimum)))}</p>}
    </>
  )
}
