import { hours, timeZone } from 'virtual:content/business'
import { closedDates } from 'virtual:content/contact-step'
import { holidayNote } from 'virtual:content/pages/location'
import { daysOf } from '../../../widgets/rules/company/hours.ts'
import { dayIn, isAmong, weekdayOf } from '../../../widgets/rules/company/preferred-day.ts'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { useClock } from '../../hooks/use-clock.ts'
import * as words from '../../words/location.ts'
import './Hours.css'

/** The business hours. The browser marks today's row, in the company's time zone. */
export function Hours() {
  const today = useClock(() => dayIn(timeZone, new Date()), '')
  const mark = isAmong(closedDates, today) ? words.closedToday : words.today

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
        {hours.map(({ days, time }) => {
          const isToday = daysOf(days)?.some((day) => day === weekdayOf(today)) ?? false
          return (
            <Fact key={days} term={<Days days={days} isToday={isToday} mark={mark} />}>
              {time}
            </Fact>
          )
        })}
      </Facts>
    </section>
  )
}

/** Other days keep space for the mark too, so that nothing moves when it appears. */
function Days({ days, isToday, mark }: { days: string; isToday: boolean; mark: string }) {
  return (
    <>
      {days}{' '}
      <span className="chip on-gold" data-today={isToday}>
        {mark}
      </span>
    </>
  )
}
