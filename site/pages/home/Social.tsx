import { social } from 'virtual:content/business'
import { ArrowRight } from 'lucide-react'
import { siFacebook, siInstagram } from 'simple-icons'
import './Social.css'

const icons = { facebook: siFacebook, instagram: siInstagram }

/** Where to find us between visits: two cards, each a link that opens a new tab. */
export function Social() {
  return (
    <section className="section wrap" aria-labelledby="social-heading">
      <h2 id="social-heading" className="hidden">
        Follow along
      </h2>
      <ul className="socials">
        {social.map(({ network, url, text }) => (
          <li
            key={network}
            className={`tile tile-art ${network === 'facebook' ? 'on-sand' : 'on-tint'} social`}
          >
            <span className="social-art">
              <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                <path d={icons[network].path} />
              </svg>
            </span>
            <h3 className="d3">
              <a href={url} target="_blank" rel="noopener" className="cover">
                {icons[network].title}
                <span className="hidden"> (opens in a new tab)</span>
                <ArrowRight className="icon" aria-hidden />
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
