import type { CSSProperties } from 'react'
import { Icon } from '../../element/Icon.tsx'
import type { Service } from '../../rules/answers.ts'
import { cents, money } from '../../rules/money.ts'
import type { Prices } from '../../rules/quote.ts'
import { serviceIcons } from '../icons.ts'

interface ServiceStepProps {
  prices: Prices
  /** What each service is called. */
  services: Readonly<Record<Service, string>>
  chosen: Service | ''
  onChoose(service: Service): void
}

/** Step 1: pressing a service chooses it and goes on. Each tile shows what its smallest job costs. */
export function ServiceStep({ prices, services, chosen, onChoose }: ServiceStepProps) {
  const tiles: { service: Service; unit: string; dollars: number }[] = [
    { service: 'residential', unit: 'A bedroom', dollars: prices.residential.bedrooms },
    { service: 'commercial', unit: 'An office', dollars: prices.commercial.officeCount },
    { service: 'airbnb', unit: 'A bedroom', dollars: prices.airbnb.bedrooms },
    {
      service: 'pressure-washing',
      unit: 'A one-car driveway',
      dollars: prices.drivewaySize['1-car'],
    },
  ]
  const longest = Math.max(...tiles.map(({ dollars }) => money(cents(dollars)).length))
  // The style sheet sizes the prices by how many characters share a tile's width.
  const style: CSSProperties & { '--digits': number } = { '--digits': longest }
  return (
    <div className="services" style={style}>
      {tiles.map(({ service, unit, dollars }) => (
        <button
          key={service}
          type="button"
          aria-pressed={service === chosen}
          onClick={() => onChoose(service)}
        >
          <Icon path={serviceIcons[service]} />
          <b>{services[service]}</b> <small>{unit}</small> <strong>{money(cents(dollars))}</strong>
        </button>
      ))}
    </div>
  )
}
