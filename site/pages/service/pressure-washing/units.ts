import type { Catalogue } from '../../../../widgets/rules/catalogue.ts'
import { type Unit, unitOf } from '../../../priced.ts'

const service = 'pressure-washing'

export function drivewayOf(catalogue: Catalogue, size: string): Unit | undefined {
  return unitOf(catalogue, { service, drivewaySize: size }, 'drivewaySize')
}

export function surfaceOf(catalogue: Catalogue, id: string): Unit | undefined {
  return unitOf(catalogue, { service, additionalSurfaces: [id] }, 'additionalSurfaces')
}

export function windowOf(catalogue: Catalogue): Unit | undefined {
  return unitOf(catalogue, { service, windowCount: 1 }, 'windowCount')
}
