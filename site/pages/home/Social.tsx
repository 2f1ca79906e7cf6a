import { social } from 'virtual:content/business'
import { files } from 'virtual:networks/files'
import { ArrowRight } from 'lucide-react'
import * as words from '../../words/site.ts'
import './Social.css'

const cards = social.filter(({ text }) => text)

/** A card for each social network that has a text; pressing it opens the profile in a new tab. */
export function Social() {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="_social-heading">
      <h2 id="_social-heading" className="hidden">
        {words.home.followAlong}
      </h2>
      <ul className="socials">
        {cards.map(({ network, url, text }, index) => (
          <li key={network} className={`tile tile-art ${index % 2 ? 'on-sand' : 'on-tint'} social`}>
            <span className="social-art" style={{ '--mark': `url(${files[network].file})` }} />
            <h3 className="d3">
              <a href={url} target="_blank" rel="noopener" className="cover">
                {files[network].name}
                <span className="hidden"> {words.actions.newTab}</span>
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
