import { hours, locale, timeZone } from 'virtual:content/business'
import { holidayNote } from 'virtual:content/pages/location'
import { daysOf } from '../../../widgets/rules/company/hours.ts'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { useBrowserValue } from '../../hooks/use-browser-value.ts'
import * as words from '../../words/location.ts'
import './Hours.css'

/** The business hours; today's row is marked in the browser, by the company's own clock. */
export function Hours() {
  const today = useBrowserValue(
    () => new Date().toLocaleDateString(locale, { weekday: 'long', timeZone }),
    '',
  )

  return (
    <section className="section wrap split split-5">
      <div>
        <h2 className="d2">{words.businessHours}</h2>
        <p className="hours-note on-sand">
          <b className="d6">{words.holidays}</b>
          {holidayNote}
        </p>
      </div>
      <Facts className="hours">
        {hours.map(({ days, time }) => (
          <Fact
            key={days}
            term={
              <Days days={days} isToday={daysOf(days)?.some((day) => day === today) ?? false} />
            }
          >
            {time}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

/** The mark has its place on the other days too, so that nothing moves when it comes. */
function Days({ days, isToday }: { days: string; isToday: boolean }) {
  return (
    <>
      {days}{' '}
      <span className="chip on-gold" data-today={isToday}>
        {words.today}
      </span>
    </>
  )
}
