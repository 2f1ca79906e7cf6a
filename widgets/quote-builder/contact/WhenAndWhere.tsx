import { useLanguage, useSay } from '../../element/useLanguage.ts'
import { LiveText } from '../../fields/Amounts.tsx'
import { LineField } from '../../fields/LineField.tsx'
import type { Day } from '../../rules/company/hours.ts'
import { isTypedOut, lastDay, unfinishedDay } from '../../rules/company/preferred-day.ts'
import { dayIn } from '../../rules/company/today.ts'
import { areaOf } from '../../rules/engine/area.ts'
import type { Contact } from '../../rules/lead/contact.ts'
import { type FindErrors, type FormState, isShownRight } from '../../rules/lead/form-state.ts'
import type { ContactQuestions } from '../../rules/lead/when-and-where.ts'
import * as en from '../../words/en.ts'

interface WhenAndWhereProps {
  questions: ContactQuestions
  state: FormState<Contact>
  errorsOf: FindErrors<Contact>
  onType(typed: Partial<Contact>): void
}

/** When and where the visitor would like the company to come, as far as the owner asks for it. */
export function WhenAndWhere({ questions, state, errorsOf, onType }: WhenAndWhereProps) {
  const say = useSay()
  const { day, postalCode } = questions
  const { fields: contact, errors = {} } = state
  // An empty field is neither wrong nor marked as right.
  const isRight = (field: 'preferredDay' | 'postalCode') =>
    contact[field] !== '' && isShownRight(state, field, errorsOf)
  // Shown before the button is pressed, because a calendar offers every day, and the days that
  // are not possible look no different.
  const earlyError = isTypedOut(contact.preferredDay) ? errorsOf(contact).preferredDay : undefined
  return (
    <>
      {day && (
        <PreferredDay
          timeZone={day.timeZone}
          closedDays={day.closedDays}
          value={contact.preferredDay}
          error={errors.preferredDay ?? earlyError}
          isErrorAnnounced={!errors.preferredDay}
          isRight={isRight('preferredDay')}
          onInput={(preferredDay) => onType({ preferredDay })}
        />
      )}
      {postalCode && (
        <>
          <LineField
            name="postalCode"
            label={say(en.postalCode)}
            isOptional
            detail={say(en.optional)}
            autoComplete="postal-code"
            autoCapitalize="characters"
            value={contact.postalCode}
            error={errors.postalCode}
            isRight={isRight('postalCode')}
            onInput={(typed) => onType({ postalCode: typed })}
          />
          <p className="aside" role="status">
            <LiveText
              text={
                areaOf(contact.postalCode, postalCode.served) === 'outside'
                  ? say(en.outsideArea)
                  : ''
              }
            />
          </p>
        </>
      )}
    </>
  )
}

interface PreferredDayProps {
  timeZone: string
  closedDays: readonly Day[]
  value: string
  error: string | undefined
  isErrorAnnounced: boolean
  isRight: boolean
  onInput(day: string): void
}

function PreferredDay({ timeZone, closedDays, value, onInput, ...rest }: PreferredDayProps) {
  const { say, code: language } = useLanguage()
  const today = dayIn(timeZone, new Date())
  const closedDayNames = new Intl.ListFormat(language).format(
    closedDays.map((day) => say(en.weekdays[day])),
  )
  /** A half-typed date has no value: only its validity shows it, and no event reports it. */
  const readDay = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const day = input.validity.badInput ? unfinishedDay : input.value
    if (day !== value) onInput(day)
  }
  return (
    <LineField
      {...rest}
      name="preferredDay"
      label={say(en.preferredDay)}
      isOptional
      detail={closedDayNames ? say(en.closedOn, { days: closedDayNames }) : say(en.optional)}
      type="date"
      min={today}
      max={lastDay(today)}
      value={value === unfinishedDay ? '' : value}
      onInput={onInput}
      onKeyUp={readDay}
      onBlur={readDay}
    />
  )
}
