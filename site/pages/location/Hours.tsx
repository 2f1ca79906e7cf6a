import { hours, specialDays, timeZone } from 'virtual:content/business'
import { coming as comingAtBuild } from 'virtual:content/coming-days'
import { holidayNote } from 'virtual:content/pages/location'
import { dayInWords, weekdayOf } from '../../../widgets/rules/company/calendar.ts'
import { comingDays } from '../../../widgets/rules/company/coming-days.ts'
import { daysOf } from '../../../widgets/rules/company/hours.ts'
import { type SpecialDay, specialDayOn } from '../../../widgets/rules/company/special-days.ts'
import { dayIn } from '../../../widgets/rules/company/today.ts'
import { Fact, Facts } from '../../components/blocks/Facts.tsx'
import { useClock } from '../../hooks/prerendered.ts'
import * as words from '../../words/site.ts'
import './Hours.css'

/** The business hours. The browser marks the row that holds today, in the company's time zone. */
export function Hours() {
  const today = useClock(() => dayIn(timeZone, new Date()), '')
  const isSpecial = today !== '' && specialDayOn(specialDays, today) !== undefined

  return (
    <section className="section wrap split split-5">
      <div>
        <h2 className="d2">{words.frame.businessHours}</h2>
        <p className="hours-note on-sand">
          <b className="d6">{words.location.holidays}</b>
          {holidayNote}
        </p>
      </div>
      <div>
        <Facts className="hours">
          {hours.map(({ days, time }) => (
            <Fact
              key={days}
              term={
                <Marked
                  isMarked={daysOf(days)?.some((day) => day === weekdayOf(today)) ?? false}
                  mark={isSpecial ? words.location.notToday : words.location.today}
                >
                  {days}
                </Marked>
              }
            >
              {time}
            </Fact>
          ))}
        </Facts>
        <SpecialDays days={today ? comingDays(specialDays, today) : comingAtBuild} today={today} />
      </div>
    </section>
  )
}

interface MarkedProps {
  isMarked: boolean
  mark: string
  children: string
}

/** Rows without the mark keep space for it too, so that nothing moves when it appears. */
function Marked({ isMarked, mark, children }: MarkedProps) {
  return (
    <>
      {children}{' '}
      <span className="chip on-gold" data-shown={isMarked}>
        {mark}
      </span>
    </>
  )
}

/** Whole dates, so that they are right for readers without scripts and long after the build. */
function SpecialDays({ days, today }: { days: readonly SpecialDay[]; today: string }) {
  if (days.length === 0) return null
  return (
    <>
      <h3 className="d6 hours-special">{words.location.specialDays}</h3>
      <Facts className="hours-days">
        {days.map(({ name, first, last, time }) => (
          <Fact
            key={first}
            term={
              <Marked isMarked={first <= today && today <= last} mark={words.location.today}>
                {name}
              </Marked>
            }
            note={datesInWords(first, last)}
          >
            {time}
          </Fact>
        ))}
      </Facts>
    </>
  )
}

function datesInWords(first: string, last: string): string {
  if (first === last) return dayInWords(first)
  const isWithinYear = first.slice(0, 4) === last.slice(0, 4)
  const from = dayInWords(first, isWithinYear ? { month: 'long', day: 'numeric' } : longDate)
  return words.facts.fromTo(from, dayInWords(last, longDate))
}

const longDate = { dateStyle: 'long' } as const
