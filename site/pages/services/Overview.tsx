import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { DrawnIcon } from '../../components/DrawnIcon.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import type { ServiceCard } from '../../content-schema/services.ts'
import * as words from '../../words/site.ts'
import './Overview.css'

/** The backgrounds of the cards, in turn; the colours of the last two are used only here. */
const grounds = ['on-sand', 'on-gold', 'on-sage', 'on-ink', 'overview-pale', 'overview-grey']

interface Props extends ServiceCard {
  /** The position of the card on the page, from 0. */
  index: number
}

/** One service: what it is, what it includes and the signs that it is needed. */
export function Overview(props: Props) {
  const { id, title, path, icon, picture, description, features, symptoms, index } = props
  return (
    <article id={id} className="on-card overview">
      <div className={`tile tile-art overview-face ${grounds[index % grounds.length]}`}>
        {picture && <SlantPicture name={picture} isFirst={index === 0} />}
        <span className="tile-icon tile-icon-l">
          <DrawnIcon path={icon} />
        </span>
        <h2 className="d3">{title}</h2>
        <p>{description}</p>
        <Link href={path} className="btn btn-s btn-ink overview-more">
          {words.actions.learnMore}
          <span className="hidden"> {words.actions.about(title)}</span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
      <div className="overview-list overview-features">
        <h3 className="d6">{words.services.included}</h3>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      {symptoms.length > 0 && (
        <div className="overview-list overview-signs">
          <h3 className="d6">{words.services.signs}</h3>
          <ul>
            {symptoms.map((symptom) => (
              <li key={symptom}>{symptom}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}
