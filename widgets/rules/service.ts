import type { Service } from './answers.ts'

export const services: readonly Service[] = [
  'residential',
  'commercial',
  'airbnb',
  'pressure-washing',
]

export function isService(id: unknown): id is Service {
  return services.some((service) => service === id)
}
