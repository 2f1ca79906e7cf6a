import {
  type BuildingType,
  type DrivewaySize,
  type Extra,
  type Frequency,
  noAnswers,
  type Room,
  type Space,
  type Surface,
  type Turnaround,
} from '../widgets/rules/answers.ts'
import type { Dollars } from '../widgets/rules/money.ts'
import { type Prices, quote } from '../widgets/rules/quote.ts'
import type { Given } from '../widgets/rules/quote-code.ts'
import { countWords, optionWords } from '../widgets/rules/words.ts'

/** What a price on a service page is for. */
export interface Priced {
  readonly name: string
  /** What the quote builder opens with; it asks for everything else. */
  readonly given: Given
}

/** What the quote comes to when nothing else is asked for. */
export function totalOf(prices: Prices, { given }: Priced): Dollars {
  return quote(prices, { ...noAnswers, ...given }).total
}

/** A room of a home. */
export function oneRoom(id: Room): Priced {
  return { name: countWords[id].one, given: { service: 'residential', [id]: 1 } }
}

/** A home with one of each room, so often. */
export function oneHome(rooms: readonly { id: Room }[], frequency: Frequency): Priced {
  const oneOfEach = Object.fromEntries(rooms.map(({ id }) => [id, 1]))
  return {
    name: optionWords.frequency[frequency],
    given: { service: 'residential', ...oneOfEach, frequency },
  }
}

/** An extra on a visit to a home. */
export function oneExtra(id: Extra): Priced {
  return {
    name: optionWords.extraServices[id],
    given: { service: 'residential', extraServices: [id] },
  }
}

/** Some rooms of a business. */
export function spaces(counted: readonly { id: Space; count: number; name: string }[]): Priced {
  return {
    name: counted.map(({ count, name }) => `${count} ${name}`).join(', '),
    given: {
      service: 'commercial',
      ...Object.fromEntries(counted.map(({ id, count }) => [id, count])),
    },
  }
}

/** A kind of premises, whatever rooms it has. */
export function oneBuilding(buildingType: BuildingType): Priced {
  return {
    name: optionWords.buildingType[buildingType],
    given: { service: 'commercial', buildingType },
  }
}

/** A suite with so many rooms, so soon. */
export function oneSuite(rooms: Partial<Record<Room, number>>, turnaround: Turnaround): Priced {
  return {
    name: optionWords.turnaround[turnaround],
    given: { service: 'airbnb', ...rooms, turnaround },
  }
}

export function oneDriveway(drivewaySize: DrivewaySize): Priced {
  return {
    name: optionWords.drivewaySize[drivewaySize],
    given: { service: 'pressure-washing', drivewaySize },
  }
}

export function oneSurface(id: Surface): Priced {
  return {
    name: optionWords.additionalSurfaces[id],
    given: { service: 'pressure-washing', additionalSurfaces: [id] },
  }
}

export const oneWindow: Priced = {
  name: countWords.windowCount.one,
  given: { service: 'pressure-washing', windowCount: 1 },
}
