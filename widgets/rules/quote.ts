import {
  type Answers,
  type BuildingType,
  type CountField,
  count,
  type DrivewaySize,
  type Extra,
  type Frequency,
  type Room,
  type Service,
  type Space,
  type Surface,
  type Turnaround,
} from './answers.ts'
import { type Cents, cents, type Dollars, money, roundHalfUp } from './money.ts'
import { isService } from './service.ts'
import { idsOf, ownValue } from './table.ts'
import { adjustmentWords, countWords, drivewayLines, optionWords } from './words.ts'

type PriceList<Id extends string> = Readonly<Record<Id, Dollars>>
/** Percent of what was counted: 20 adds a fifth, -30 takes almost a third off. */
type PercentList<Id extends string> = Readonly<Record<Id, number>>

/** The owner's table of prices. What is missing from `extraServices` is not offered. */
export interface Prices {
  readonly residential: PriceList<Room>
  readonly airbnb: PriceList<Room>
  readonly commercial: PriceList<Space>
  readonly 'pressure-washing': PriceList<'windowCount'>
  readonly drivewaySize: PriceList<DrivewaySize>
  readonly additionalSurfaces: PriceList<Surface>
  readonly frequency: PercentList<Frequency>
  readonly turnaround: PercentList<Turnaround>
  readonly buildingType: PercentList<BuildingType>
  readonly extraServices: Partial<PriceList<Extra>>
}

export interface Line {
  readonly label: string
  /** Negative for a discount. */
  readonly price: Cents
}

export interface Quote {
  readonly lines: readonly Line[]
  readonly total: Dollars
}

/** A discount that the company announces; it lowers no price by itself. */
export interface Offer {
  /** As it is announced: `30% off`. */
  readonly percent: number
  /** The final quote strikes through the total times this; 0 for nothing. */
  readonly struck: number
}

/**
 * The price of the answers, line by line: what was counted, then the adjustment of that subtotal,
 * then the extras, which are never adjusted. Answers without a price add nothing.
 */
export function quote(prices: Prices, answers: Answers): Quote {
  const lines = linesOf(prices, answers)
    .filter(({ price }) => price !== 0)
    .map((line) => Object.freeze(line))
  return { lines: Object.freeze(lines), total: roundHalfUp(sum(lines)) }
}

/** The price that is struck through above a total, in whole dollars, rounded down. */
export function struckPrice(total: Dollars, { struck }: Offer): Dollars {
  // In hundredths: 1.3 has no exact floating point value.
  return Math.floor((total * Math.round(struck * 100)) / 100)
}

function linesOf(prices: Prices, answers: Answers): Line[] {
  const { service } = answers
  if (!isService(service)) return []
  const subtotal = [...countLines(prices, answers, service), ...washingLines(prices, answers)]
  const adjustment = adjustmentLine(prices, answers, sum(subtotal))
  const extras = chosenLines(prices.extraServices, optionWords.extraServices, answers.extraServices)
  return [...subtotal, ...adjustment, ...extras]
}

/** What a service prices by the piece, in the order of the owner's table. */
export function countFields(prices: Prices, service: Service): CountField[] {
  return idsOf(prices[service])
}

/** The price of one, by the piece. */
export function unitPrice(prices: Prices, service: Service, field: CountField): Cents {
  const list: Readonly<Partial<Record<CountField, Dollars>>> = prices[service]
  return cents(list[field] ?? 0)
}

function countLines(prices: Prices, answers: Answers, service: Service): Line[] {
  return countFields(prices, service).map((field) => {
    const counted = count(answers[field])
    const { one, many } = countWords[field]
    return {
      label: `${counted} ${counted === 1 ? one : many}`,
      price: counted * unitPrice(prices, service, field),
    }
  })
}

function washingLines(prices: Prices, answers: Answers): Line[] {
  if (answers.service !== 'pressure-washing') return []
  const { drivewaySize, additionalSurfaces } = answers
  return [
    ...chosenLines(prices.drivewaySize, drivewayLines, [drivewaySize]),
    ...chosenLines(prices.additionalSurfaces, optionWords.additionalSurfaces, additionalSurfaces),
  ]
}

/** A flat price for each chosen id, once, in the order of the owner's table. */
function chosenLines<Id extends string>(
  list: Readonly<Partial<Record<Id, Dollars>>>,
  words: Readonly<Record<Id, string>>,
  chosen: readonly string[],
): Line[] {
  // Whatever is passed in, a price is never an error.
  const ids: readonly string[] = Array.isArray(chosen) ? chosen : []
  return idsOf(list)
    .filter((id) => ids.includes(id))
    .map((id) => ({ label: words[id], price: cents(list[id] ?? 0) }))
}

function adjustmentLine(prices: Prices, answers: Answers, subtotal: Cents): Line[] {
  const field = adjustingField(answers)
  const percent = field && ownValue<number>(prices[field], answers[field])
  if (!field || !percent) return []
  const label = `${adjustingChoice(answers)} ${adjustmentWords[field]} (${Math.abs(percent)}%)`
  return [{ label, price: Math.round((subtotal * percent) / 100) }]
}

/** The answer that adjusts the price of what was counted. Pressure washing has none. */
function adjustingField({ service }: Answers) {
  const fields = {
    residential: 'frequency',
    airbnb: 'turnaround',
    commercial: 'buildingType',
    'pressure-washing': undefined,
    '': undefined,
  } as const
  return fields[service]
}

/** What the choice that adjusts the price is called, such as `Weekly`; '' where a service has none. */
export function adjustingChoice(answers: Answers): string {
  const field = adjustingField(answers)
  return (field && ownValue<string>(optionWords[field], answers[field])) ?? ''
}

function sum(lines: readonly Line[]): Cents {
  return lines.reduce((amount, { price }) => amount + price, 0)
}

/** The lines as a mail carries them: `label: price`, one a line. */
export function breakdownText(lines: readonly Line[]): string {
  return lines.map(({ label, price }) => `${label}: ${money(price)}`).join('\n')
}

/** The same, and the total below. */
export function billText({ lines, total }: Quote): string {
  return `${breakdownText(lines)}\nTotal: ${money(total * 100)}`
}
