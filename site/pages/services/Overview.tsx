import { ArrowRight, Building2, CloudRain, Droplets, Hammer, House, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SlantPicture } from '../../components/SlantPicture.tsx'
import type { ServiceCard } from '../../content/types.ts'
import eaves from '../../media/drawings/eaves.svg'
import newRoom from '../../media/drawings/new-room.svg'
import office from '../../media/drawings/office.svg'
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
  residential: <SlantPicture name="living-room-after" />,
  commercial: <Drawing src={office} />,
  airbnb: <SlantPicture name="kitchen-after" />,
  'pressure-washing': <SlantPicture name="patio-after" />,
  'roof-gutter': <Drawing src={eaves} />,
  'post-construction': <Drawing src={newRoom} />,
}

/** One service: what it is, what it includes and how to tell that it is time. */
export function Overview({ id, title, path, icon, description, features, symptoms }: ServiceCard) {
  const Icon = icons[icon]
  return (
    <article id={id} className={`overview overview-${id}`}>
      <div className="overview-face">
        {art[id]}
        <span className="overview-icon">
          <Icon aria-hidden />
        </span>
        <h2>{title}</h2>
        <p>{description}</p>
        <Link href={path} className="overview-more">
          Learn More<span className="hidden"> about {title}</span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
      <div className="overview-features">
        <h3>Services Include:</h3>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="overview-signs">
        <h3>Signs You Need This Service:</h3>
        <ul>
          {symptoms.map((symptom) => (
            <li key={symptom}>{symptom}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}

function Drawing({ src }: { src: string }) {
  return (
    <img className="overview-drawing" src={src} alt="" width={300} height={300} loading="lazy" />
  )
}
