import type { Block } from '../../../content-types/service-blocks.ts'

/** What the component of a block takes: what its file says, and the id of the service. */
export type Of<Kind extends Block> = Omit<Kind, 'kind'> & { service: string }
