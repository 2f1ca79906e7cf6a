import { responseHours } from 'virtual:content/business'
import * as words from '../../words/site.ts'
import { Numeral } from './Price.tsx'
import './Guarantee.css'

/**
 * How soon we answer. Screen readers skip the figure, because the text next to it says the same.
 */
export function Guarantee({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`guarantee lit on-sage ${className}`}>
      <span aria-hidden="true">
        <Numeral size={4} unit={words.prices.hoursUnit}>
          {responseHours}
        </Numeral>
      </span>
      <span>{text}</span>
    </p>
  )
}
