import { Icon, icons } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, Price } from '../../fields/Amounts.tsx'
import type { QuoteBusinessData } from '../../rules/company/business.ts'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { conventions } from '../../rules/company/conventions.ts'
import { amount, cents, money, widthInDigits } from '../../rules/company/money.ts'
import { cardPrice } from '../../rules/engine/quote.ts'
import * as en from '../../words/en.ts'
import { usePictures } from './usePictures.tsx'

interface ServiceStepProps {
  catalogue: Catalogue
  pictures: QuoteBusinessData['pictures']
  /** The id of the chosen service; '' if there is none. */
  chosen: string
  onChoose(service: string): void
  /** The name under which the form sends the choice where no script answers a press. */
  sentAs?: string
}

/** Step 1: a press chooses a service and goes on. Each tile shows the price of its smallest job. */
export function ServiceStep({ catalogue, pictures, chosen, onChoose, sentAs }: ServiceStepProps) {
  const say = useSay()
  const { services, charges } = catalogue
  const { sign } = conventions().currency
  const tiles = services.map((service) => ({
    service,
    price: cardPrice(catalogue, service),
  }))
  // All prices have the size at which the longest fits its tile.
  const letters = Math.max(0, ...tiles.map(({ price }) => widthInDigits(amount(price, say), sign)))
  const pictureOf = usePictures(pictures)
  return (
    <>
      <div className="services">
        {tiles.map(({ service: { id, name, icon, card }, price }) => {
          const picture = pictureOf(id)
          return (
            <button
              key={id}
              className={picture ? 'pictured' : ''}
              type={sentAs ? 'submit' : 'button'}
              name={sentAs}
              value={id}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {picture}
              <Icon path={icon} />
              <b className={name.length > longName ? 'long' : ''}>{name}</b>{' '}
              <small>{card.unit}</small>{' '}
              <strong>
                <Price value={price} letters={letters} />
              </strong>
              <i className="go">
                <Icon path={id === chosen ? icons.right : icons.forward} />
              </i>
            </button>
          )
        })}
      </div>
      {charges.minimum > 0 && (
        <p>
          <Amounts text={say(en.leastPrice, { price: money(cents(charges.minimum), say) })} />
        </p>
      )}
    </>
  )
}

/** A name of more letters takes three lines in a narrow tile, and is set smaller. */
const longName = 22
