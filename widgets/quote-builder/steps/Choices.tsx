import type { Dispatch, ReactNode } from 'react'
import { Icon } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, Price } from '../../fields/Amounts.tsx'
import { Counter } from '../../fields/Counter.tsx'
import type { QuoteBusinessData } from '../../rules/company/business.ts'
import type {
  Catalogue,
  Count,
  CountsQuestion,
  ManyQuestion,
  OneOption,
  OneQuestion,
  Question,
  YesQuestion,
} from '../../rules/company/catalogue.ts'
import { cents, type Dollars, money } from '../../rules/company/money.ts'
import { type Answers, chosenIds, count, highestCount } from '../../rules/engine/answers.ts'
import { quoteOf } from '../../rules/engine/quote.ts'
import type { Action } from '../../rules/wizard/wizard.ts'
import * as en from '../../words/en.ts'
import type { Say } from '../../words/say.ts'
import { usePictures } from './usePictures.tsx'

/** What each question's field needs to show and change its answer. */
export interface Answering {
  readonly catalogue: Catalogue
  readonly pictures: QuoteBusinessData['pictures']
  readonly answers: Answers
  readonly dispatch: Dispatch<Action>
  /** The postal code as the visitor types it. It is not an answer, and is never stored. */
  readonly postalCode: string
  readonly onPostalCode: (typed: string) => void
}

/** The props of a question's field. */
export interface FieldProps<Kind extends Question> {
  question: Kind
  /** Whether the step's heading names the question already. */
  isLegendHidden: boolean
  answering: Answering
}

/** One choice of several, each with the total that the quote would have. */
export function Radios({ question, isLegendHidden, answering }: FieldProps<OneQuestion>) {
  const say = useSay()
  const { catalogue, answers, dispatch } = answering
  const { id, label, options } = question
  return (
    <fieldset className="tiles">
      <legend className={isLegendHidden ? 'hidden' : ''}>{label}</legend>
      {options.map((option) => (
        <Choice
          key={option.id}
          type="radio"
          name={id}
          value={option.id}
          label={option.label}
          detail={priceChange(question, option, say)}
          price={
            <Amounts
              text={money(quoteOf(catalogue, { ...answers, [id]: option.id }).total * 100, say)}
            />
          }
          checked={answers[id] === option.id}
          onChange={() => dispatch({ type: 'answer', id, answer: option.id })}
        />
      ))}
    </fieldset>
  )
}

/** How a choice changes the price: `30% off`, `20% rush fee`, `Regular price` or `+$40`; '' if it adds nothing. */
function priceChange({ line }: OneQuestion, { percent, price = 0 }: OneOption, say: Say): string {
  if (percent === undefined) return price > 0 ? `+${money(cents(price), say)}` : ''
  if (percent === 0) return say(en.regularPrice)
  if (percent < 0) return say(en.percentOff, { percent: -percent })
  const word = line?.beside ?? line?.more
  return word ? say(en.percentRaise, { percent, word }) : say(en.percentMore, { percent })
}

/** Any number of choices, each with its own price. */
export function Checkboxes({ question, isLegendHidden, answering }: FieldProps<ManyQuestion>) {
  const say = useSay()
  const { id, label, options } = question
  const { answers, dispatch, pictures } = answering
  const chosen = chosenIds(answers[id])
  const pictureOf = usePictures(pictures)
  // Drawn large on a step that asks nothing else.
  const isDrawn =
    isLegendHidden && options.some((option) => option.icon || pictures[`${id}.${option.id}`])
  return (
    <fieldset className={isDrawn ? `tiles drawn by-${options.length}` : 'tiles'}>
      <legend className={isLegendHidden ? 'hidden' : ''}>{label}</legend>
      {options.map((option) => (
        <Choice
          key={option.id}
          type="checkbox"
          name={id}
          value={option.id}
          label={option.label}
          icon={isDrawn ? option.icon : undefined}
          picture={isDrawn && pictureOf(`${id}.${option.id}`)}
          detail=""
          price={priceOf(option, isDrawn, say)}
          checked={chosen.includes(option.id)}
          onChange={() => dispatch({ type: 'toggle', id, option: option.id })}
        />
      ))}
    </fieldset>
  )
}

/** A checkbox with its price. */
export function YesField({ question, isLegendHidden, answering }: FieldProps<YesQuestion>) {
  const say = useSay()
  const { id, label, icon } = question
  const { answers, dispatch, pictures } = answering
  const isChecked = answers[id] === true
  const isDrawn = isLegendHidden && Boolean(icon || pictures[`${id}.${id}`])
  const pictureOf = usePictures(pictures)
  return (
    <div className={isDrawn ? 'tiles drawn by-1' : 'tiles yes'}>
      <Choice
        type="checkbox"
        name={id}
        value={id}
        label={label}
        icon={isDrawn ? icon : undefined}
        picture={isDrawn && pictureOf(`${id}.${id}`)}
        detail=""
        price={priceOf(question, isDrawn, say)}
        checked={isChecked}
        onChange={() => dispatch({ type: 'answer', id, answer: !isChecked })}
      />
    </div>
  )
}

/** A flat price, large on a drawn tile; an option without a price shows nothing. */
function priceOf({ price }: { price?: Dollars }, isDrawn: boolean, say: Say): ReactNode {
  if (!price) return ''
  return isDrawn ? <Price value={cents(price)} /> : <Amounts text={money(cents(price), say)} />
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  /** The SVG path of an icon that is drawn large, where there is no picture. */
  icon?: string | undefined
  picture?: ReactNode
  /** A note next to the price, such as `30% off`; '' when there is no note. */
  detail: string
  /** What this choice costs, or the total with it. */
  price: ReactNode
  checked: boolean
  onChange(): void
}

/** A radio or checkbox as a tile that can be pressed anywhere. */
function Choice(props: ChoiceProps) {
  const { type, name, value, label, icon, picture, detail, price, checked, onChange } = props
  const detailId = `${value}-about`
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        aria-label={label}
        aria-describedby={detailId}
        onChange={onChange}
      />
      {picture}
      {icon && <Icon path={icon} />}
      {label}
      <small id={detailId}>
        <Amounts text={detail} /> <b>{price}</b>
      </small>
    </label>
  )
}

/** A counter for each count of the question. */
export function Counters({
  question,
  answering: { answers, dispatch },
}: FieldProps<CountsQuestion>) {
  const say = useSay()
  return (
    <div className="tiles">
      {question.counts.map((item) => {
        const { id, icon, most = highestCount } = item
        const priceEach = cents(item.each)
        const value = count(answers[id], most)
        return (
          <Counter
            key={id}
            id={id}
            words={wordsOf(item, say)}
            detail={say(en.each, { price: money(priceEach, say) })}
            subtotal={value > 0 ? money(value * priceEach, say) : ''}
            icon={icon}
            value={value}
            most={most}
            onStep={(by) => dispatch({ type: 'count', id, by })}
            onType={(typed) => dispatch({ type: 'answer', id, answer: typed })}
          />
        )
      })}
    </div>
  )
}

function wordsOf({ one, many, spoken = one.toLowerCase() }: Count, say: Say) {
  return {
    many,
    more: say(en.oneMore, { thing: spoken }),
    fewer: say(en.oneFewer, { thing: spoken }),
  }
}
