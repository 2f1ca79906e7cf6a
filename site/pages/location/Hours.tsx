import { hours } from '../../content/business.ts'
import { holidayNote } from '../../content/location.ts'
import { useBrowserValue } from '../../hooks/use-browser-value.ts'
import './Hours.css'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Whether a row such as 'Monday to Friday' or 'Sunday' covers a day of the week. */
function includes(days: string, day: string): boolean {
  const [from = '', to = from] = days.split(' to ')
  const at = week.indexOf(day)
  return week.indexOf(from) <= at && at <= week.indexOf(to)
}

/** The business hours; today's row is marked in the browser, by the clock in Surrey. */
export function Hours() {
  const today = useBrowserValue(
    () =>
      new Date().toLocaleDateString('en-CA', { weekday: 'long', timeZone: 'America/Vancouver' }),
    '',
  )

  return (
    <section className="hours section wrap">
      <div>
        <h2 className="d2">Business hours</h2>
        <p className="hours-note">
          <b>Holidays</b>
          {holidayNote}
        </p>
      </div>
      <dl>
        {hours.map(({ days, time }) => (
          <div key={days} data-today={includes(days, today)}>
            <dt>
              {days} <span>Today</span>
            </dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
