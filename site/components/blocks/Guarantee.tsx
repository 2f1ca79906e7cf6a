import { responseHours } from 'virtual:content/business'
import { hoursUnit } from '../../words/prices.ts'
import { Numeral } from './Numeral.tsx'
import './Guarantee.css'

/** How soon we answer: the figure is said by the text beside it. */
export function Guarantee({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`guarantee lit on-sage ${className}`}>
      <span aria-hidden="true">
        <Numeral size={4} unit={hoursUnit}>
          {responseHours}
        </Numeral>
      </span>
      <span>{text}</span>
    </p>
  )
}
