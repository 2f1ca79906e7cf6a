/** What stands for what in the links of quotes, by the code of a service. Nothing is ever taken out. */
export type Codes = Readonly<Record<string, ServiceCodes>>

export interface ServiceCodes {
  readonly id: string
  /** What the service asks, extras too, by code. */
  readonly parts: Readonly<Record<string, PartCodes>>
}

export interface PartCodes {
  readonly id: string
  readonly kind: string
  /** The ids of its options or areas, by code. */
  readonly options?: Readonly<Record<string, string>>
}
