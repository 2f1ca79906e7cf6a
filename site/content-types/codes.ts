/** What the codes in quote links mean, by the code of a service. No code is ever removed. */
export type Codes = Readonly<Record<string, ServiceCodes>>

export interface ServiceCodes {
  readonly id: string
  /** The questions of the service, including extras, by code. */
  readonly parts: Readonly<Record<string, PartCodes>>
}

export interface PartCodes {
  readonly id: string
  readonly kind: string
  /** The ids of its options or areas, by code. */
  readonly options?: Readonly<Record<string, string>>
}
