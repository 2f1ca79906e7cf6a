import { Icon } from '../../fields/Icon.tsx'
import { icons } from '../icons.ts'
import { type Answers, cents, money, type Prices, type Service } from '../quote.ts'

interface ServiceStepProps {
  prices: Prices
  /** What each service is called. */
  services: Readonly<Record<Service, string>>
  answers: Answers
  onChoose(service: Service): void
}

/** Step 1: pressing a service chooses it and advances (spec §4). */
export function ServiceStep({ prices, services, answers, onChoose }: ServiceStepProps) {
  const tile = (service: Service, unit: string, dollars = 0) => (
    <button
      key={service}
      type="button"
      aria-labelledby={service}
      aria-describedby={`${service}-from`}
      aria-pressed={service === answers.service}
      onClick={() => onChoose(service)}
    >
      <Icon path={icons[service]} />
      <b id={service}>{services[service]}</b>
      <small id={`${service}-from`}>{unit}</small>
      <strong>{money(cents(dollars))}</strong>
    </button>
  )
  return (
    <div className="services">
      {tile('residential', 'A bedroom', prices.residential.bedrooms)}
      {tile('commercial', 'An office', prices.commercial.officeCount)}
      {tile('airbnb', 'A bedroom', prices.airbnb.bedrooms)}
      {tile('pressure-washing', 'A 1-car driveway', prices.drivewaySize['1-car'])}
    </div>
  )
}
