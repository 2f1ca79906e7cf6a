import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import { Places as PlaceList } from '../../../components/pictures/Places.tsx'
import type { Transformation } from '../../../content-types/company.ts'
import type { Places as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'

type Props = Pick<BlockProps<Block>, 'heading' | 'text'> & { places: Transformation[] }

/** Pictures of places before and after the work. */
export function Places({ heading, text, places }: Props) {
  return (
    <section className="section wrap places-block">
      <SectionHead heading={heading} text={text} />
      <PlaceList places={places} />
    </section>
  )
}
