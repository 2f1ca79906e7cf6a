import { catalogue } from 'virtual:content/catalogue'
import { frequencies, rooms } from 'virtual:content/pages/residential'
import { percentChange } from '../../../../widgets/rules/money.ts'
import { Fact, Facts } from '../../../components/blocks/Facts.tsx'
import { Price } from '../../../components/blocks/Price.tsx'
import { numberInWords } from '../../../number-words.ts'
import { offeredOf, quoteOf, unitOf } from '../../../priced.ts'

const oneOfEach = Object.fromEntries(rooms.map(({ id }) => [id, 1]))
const home = offeredOf(catalogue, { service: 'residential', ...oneOfEach })
const roomCount = rooms.filter(({ id }) => id in home).length

const visits = frequencies.flatMap(({ id, name }) => {
  const visit = unitOf(catalogue, { ...home, frequency: id }, 'frequency')
  return visit ? { ...visit, id, term: name } : []
})

/** What a home with one of each room costs, by how often we come. */
export function HowOften() {
  if (roomCount < 2 || visits.length === 0) return null
  return (
    <section className="wrap">
      <div className="tile on-ink split res-often">
        <h2 className="d3">All {numberInWords(roomCount)} rooms, one visit</h2>
        <Facts>
          {visits.map((visit) => (
            <Fact
              key={visit.id}
              term={
                <>
                  {visit.term}
                  {visit.percent !== 0 && (
                    <span className="chip on-sage">{percentChange(visit.percent)}</span>
                  )}
                </>
              }
            >
              <Price dollars={quoteOf(catalogue, visit.given).total} size={2} of={visit} />
            </Fact>
          ))}
        </Facts>
      </div>
    </section>
  )
}
