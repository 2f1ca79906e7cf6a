/** Money inside the rules is whole cents; only the total is rounded to dollars. */
export type Cents = number
export type Dollars = number

export type Service = 'residential' | 'commercial' | 'airbnb' | 'pressure-washing'

/** What a visitor answers (spec §3). Counts are whole numbers from 0 to 99. */
export interface Answers {
  service: Service | ''
  bedrooms: number
  bathrooms: number
  livingRooms: number
  kitchens: number
  frequency: string
  turnaround: string
  extraServices: readonly string[]
  buildingType: string
  officeCount: number
  restrooms: number
  commonAreas: number
  windowCount: number
  drivewaySize: string
  additionalSurfaces: readonly string[]
}

export type CountField = {
  [Field in keyof Answers]: Answers[Field] extends number ? Field : never
}[keyof Answers]

/** The owner's table: dollars by name, and percents for the three adjustments. */
export type Prices = Record<
  | Service
  | 'drivewaySize'
  | 'additionalSurfaces'
  | 'frequency'
  | 'turnaround'
  | 'buildingType'
  | 'extraServices',
  Readonly<Record<string, number>>
>

export interface Line {
  readonly label: string
  /** Negative for a discount. */
  readonly price: Cents
}

export interface Quote {
  readonly lines: readonly Line[]
  readonly total: Dollars
  /** The struck-through price: the total times 1.3, rounded down (spec §9). */
  readonly original: Dollars
}

/** The few names that do not follow from their id. */
const names: Readonly<Record<string, string>> = {
  officeCount: 'Offices',
  windowCount: 'Windows',
  office: 'Office Building',
  retail: 'Retail Store',
}

/** What an answer is called on screen and in the mail: `livingRooms` is `Living Rooms`. */
export function label(id: string): string {
  return Object.hasOwn(names, id)
    ? `${names[id]}`
    : id.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase())
}

/** The answer that adjusts a service's subtotal, and what its line is called (spec §9). */
export const adjustments: Readonly<
  Record<string, readonly [(keyof Answers & keyof Prices)?, string?]>
> = {
  residential: ['frequency', 'discount'],
  airbnb: ['turnaround', 'rush fee'],
  commercial: ['buildingType', 'facility adjustment'],
  'pressure-washing': [],
}

/** A whole number from 0 to 99, whatever was typed, pasted or passed in. */
export function count(value: unknown): number {
  const n = typeof value === 'string' || typeof value === 'number' ? Math.trunc(Number(value)) : 0
  return Math.min(99, Math.max(0, n || 0))
}

export function cents(dollars: Dollars): Cents {
  return Math.round(dollars * 100)
}

/** The one rounding of a total: half a dollar goes up. */
export function roundHalfUp(amount: Cents): Dollars {
  return Math.floor((amount + 50) / 100)
}

/** `$1,240`, `$67.50`, `−$168`: cents only where there are any, and a true minus. */
export function money(amount: Cents): string {
  const rest = Math.abs(amount) % 100
  const whole = ((Math.abs(amount) - rest) / 100).toLocaleString('en-CA')
  return `${amount < 0 ? '−' : ''}$${whole}${rest ? `.${`${rest}`.padStart(2, '0')}` : ''}`
}

/**
 * The price of the answers, line by line (spec §9): what was counted, then the adjustment of that
 * subtotal, then the extras, which are never adjusted. Unknown answers add nothing.
 */
export function quote(prices: Prices, answers: Answers): Quote {
  const { service } = answers
  const lines: Line[] = []
  const add = (name: string, price: Cents) =>
    price && lines.push(Object.freeze({ label: name, price }))
  const sum = () => lines.reduce((amount, line) => amount + line.price, 0)
  const pick = (group: keyof Prices, picked: unknown, kind = '') => {
    for (const [id, dollars] of Object.entries(prices[group])) {
      if ([picked].flat().includes(id)) add(label(id) + kind, cents(dollars))
    }
  }

  if (Object.keys(adjustments).includes(service)) {
    for (const [field, dollars] of Object.entries(prices[service as Service])) {
      const n = count(answers[field as CountField])
      add(`${n} ${n > 1 ? label(field) : label(field).slice(0, -1)}`, n * cents(dollars))
    }
    if (service === 'pressure-washing') {
      pick('drivewaySize', answers.drivewaySize, ' driveway')
      pick('additionalSurfaces', answers.additionalSurfaces)
    }
    const [field, kind] = adjustments[service] ?? []
    if (field) {
      const [option, percent] = Object.entries(prices[field]).find(
        ([id]) => id === answers[field],
      ) ?? ['', 0]
      add(`${label(option)} ${kind} (${Math.abs(percent)}%)`, Math.round((sum() * percent) / 100))
    }
    pick('extraServices', answers.extraServices)
  }

  const total = roundHalfUp(sum())
  return { lines: Object.freeze(lines), total, original: Math.floor((total * 13) / 10) }
}

/** The lines as the mail carries them (spec §7): `label: price`, one a line. */
export function breakdownText(lines: Quote['lines']): string {
  return lines.map((line) => `${line.label}: ${money(line.price)}`).join('\n')
}
