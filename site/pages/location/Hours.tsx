import { hours, locale, timeZone } from 'virtual:content/business'
import { holidayNote } from 'virtual:content/pages/location'
import { daysOf } from '../../../widgets/rules/company/hours.ts'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { useBrowserValue } from '../../hooks/use-browser-value.ts'
import * as words from '../../words/location.ts'
import './Hours.css'

/** The business hours. The browser marks today's row, in the company's time zone. */
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

/** Other days keep space for the mark too, so that nothing moves when it appears. */
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
