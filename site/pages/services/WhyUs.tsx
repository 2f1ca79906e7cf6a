import { name } from '../../content/business.ts'
import './WhyUs.css'

const reasons = [
  {
    title: 'Experienced & Professional',
    text: 'People who know which brush goes with which stone. Background-checked, and fully insured.',
  },
  {
    title: 'Eco-Friendly Products',
    text: 'Matched to the surface and chosen with the people, pets and gardens around it in mind.',
  },
  {
    title: 'Satisfaction Guaranteed',
    text: 'We inspect before we leave and ask you after. If it is not right, tell us and we fix it.',
  },
  {
    title: 'Reliable & Responsive',
    text: 'Flexible scheduling, and an answer to every inquiry within 24 hours.',
  },
]

/** Four reasons, in one gold block. */
export function WhyUs() {
  return (
    <section className="why">
      <div className="wrap">
        <h2 className="d2">Why Surrey Residents Choose {name}</h2>
        <ol>
          {reasons.map(({ title, text }, index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
