import { Icon } from '../../element/Icon.tsx'
import { Amounts } from '../../fields/Amounts.tsx'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { cents, money, widthInDigits } from '../../rules/company/money.ts'
import { cardPrice } from '../../rules/engine/quote.ts'
import * as en from '../../words/en.ts'

interface ServiceStepProps {
  catalogue: Catalogue
  /** The id of the chosen service; '' if there is none. */
  chosen: string
  onChoose(service: string): void
  /** The name under which the form sends the choice where no script answers a press. */
  sentAs?: string
}

/** Step 1: a press chooses a service and goes on. Each tile shows the price of its smallest job. */
export function ServiceStep({ catalogue, chosen, onChoose, sentAs }: ServiceStepProps) {
  const { services, charges } = catalogue
  const tiles = services.map((service) => ({
    service,
    price: money(cardPrice(catalogue, service)),
  }))
  // All prices have the size at which the longest fits its tile.
  const letters = Math.max(0, ...tiles.map(({ price }) => widthInDigits(price)))
  return (
    <>
      <div className="services">
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
            <b>{name}</b> <small>{card.unit}</small>{' '}
            <strong>
              <Amounts text={price} letters={letters} />
            </strong>
          </button>
        ))}
      </div>
      {charges.minimum > 0 && (
        <p>
          <Amounts text={en.leastPrice(money(cents(charges.minimum)))} />
        </p>
      )}
    </>
  )
}
