import type { Block } from '../../../content-types/service-blocks.ts'

/** The props of a block's component: the fields of the block, and the id of the service. */
export type BlockProps<Kind extends Block> = Omit<Kind, 'kind'> & { service: string }
