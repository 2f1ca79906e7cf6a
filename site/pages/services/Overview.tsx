import { ArrowRight, Building2, CloudRain, Droplets, Hammer, House, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import type { ServiceCard } from '../../content/types.ts'
import './Overview.css'

const icons = {
  house: House,
  building: Building2,
  key: KeyRound,
  droplets: Droplets,
  roof: CloudRain,
  hammer: Hammer,
}

const art: Record<string, ReactNode> = {
  residential: <SlantPicture name="living-room-after" isFirst />,
  commercial: <SlantPicture name="office" />,
  airbnb: <SlantPicture name="bedroom-after" />,
  'pressure-washing': <SlantPicture name="patio-after" />,
  'roof-gutter': <SlantPicture name="roof-after" />,
  'post-construction': <SlantPicture name="new-room-after" />,
}

const grounds: Record<string, string> = {
  residential: 'on-sand',
  commercial: 'on-gold',
  airbnb: 'on-sage',
  'pressure-washing': 'on-ink',
}

/** One service: what it is, what it includes and how to tell that it is time. */
export function Overview({ id, title, path, icon, description, features, symptoms }: ServiceCard) {
  const Icon = icons[icon]
  return (
    <article id={id} className={`on-card overview overview-${id}`}>
      <div className={`tile tile-art overview-face ${grounds[id] ?? ''}`}>
        {art[id]}
        <span className="tile-icon tile-icon-l">
          <Icon aria-hidden />
        </span>
        <h2 className="d3">{title}</h2>
        <p>{description}</p>
        <Link href={path} className="btn btn-s btn-ink overview-more">
          Learn More<span className="hidden"> about {title}</span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
      <div className="overview-list overview-features">
        <h3 className="d6">Services Include:</h3>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="overview-list overview-signs">
        <h3 className="d6">Signs You Need This Service:</h3>
        <ul>
          {symptoms.map((symptom) => (
            <li key={symptom}>{symptom}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
