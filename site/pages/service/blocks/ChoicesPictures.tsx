import { percentChange } from '../../../../widgets/rules/company/money.ts'
import { SectionHead } from '../../../components/blocks/Headline.tsx'
import { Numeral, Price } from '../../../components/blocks/Price.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { choicesIn } from './block-prices.tsx'
import { RowTiles } from './RowTiles.tsx'
import './ChoicesPictures.css'

type Props = BlockProps<{ kind: 'choices'; look: 'pictures' }>

/** The backgrounds of the tiles, in turn. */
const grounds = ['on-tint', 'on-gold', 'on-ink', 'on-sand']

/** A tile with a picture for each option of a question, and what the option adds to the price. */
export function ChoicesPictures({ service, heading, text, question, note, options }: Props) {
  const choices = choicesIn(service, question, options)
  return (
    <section className="section wrap">
      <SectionHead heading={heading} text={text} />
      <RowTiles className="choice-pictures" count={choices.length}>
        {choices.map(({ option, name, text, picture, of }, at) => (
          <li key={option} className={`tile ${grounds[at % grounds.length]}`}>
            <h3 className="d3">{name}</h3>
            <p>{text}</p>
            <p className="choice-change">
              {of.price > 0 ? (
                <Price dollars={of.price} size={3} of={of} />
              ) : (
                <Numeral size={3} of={of}>
                  {percentChange(of.percent)}
                </Numeral>
              )}
              {note}
            </p>
            <Picture
              name={picture}
              alt=""
              sizes="(width <= 900px) 45vw, (width <= 1440px) 31vw, 416px"
            />
          </li>
        ))}
      </RowTiles>
    </section>
  )
}
