import {
  email,
  hours,
  mailHref,
  name,
  phone,
  postalTown,
  shortName,
  social,
  specialDays,
  street,
  telHref,
  timeZone,
} from 'virtual:content/business'
import { change } from 'virtual:content/consent'
import { invite, note } from 'virtual:content/footer'
import { files } from 'virtual:networks/files'
import { Link } from 'wouter'
import { specialDayOn } from '../../../widgets/rules/company/special-days.ts'
import { dayIn } from '../../../widgets/rules/company/today.ts'
import type { Network } from '../../content-schema/company.ts'
import { useClock } from '../../hooks/prerendered.ts'
import { askAgain, isAsked } from '../../loading/counting.ts'
import type { LinkList } from '../../routes/route-table.ts'
import { routesIn } from '../../routes/routes.ts'
import * as words from '../../words/site.ts'
import { Logo } from './Logo.tsx'
import './Footer.css'

const columns: [heading: string, list: LinkList][] = [
  [words.frame.ourServices, 'footer-services'],
  [words.frame.quickLinks, 'footer-quick-links'],
]

/** The font size at which the big wordmark fills the window, however many letters it has. */
const wordSize = `${Math.min(23.4, 211 / shortName.length)}cqi`

/** The end of every page. On task pages it leaves the big wordmark out. */
export function Footer({ isQuiet }: { isQuiet: boolean }) {
  const year = useClock(() => new Date().getFullYear(), BUILD_YEAR)
  // Added only in the browser: the day of the build says nothing about that of the visit.
  const today = useClock(() => dayIn(timeZone, new Date()), '')
  const special = today && specialDayOn(specialDays, today)

  return (
    <footer className="foot on-ink">
      <div className="wrap foot-columns">
        <div>
          <Logo />
          <p className="foot-invite">{invite}</p>
          <a href={telHref} className="foot-phone">
            {phone}
          </a>
          <address>
            {street}, {postalTown}
            <br />
            <a href={mailHref}>{email}</a>
          </address>
          {social.length > 0 && (
            <ul className="foot-social">
              {social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} target="_blank" rel="noopener">
                    <span className="hidden">
                      {files[network].name} {words.actions.newTab}
                    </span>
                    <BrandIcon network={network} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {columns.map(([heading, list]) => (
          <nav key={list} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {routesIn(list).map(({ path, label }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{words.frame.businessHours}</h2>
          <dl>
            {hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
            {special && (
              <div>
                <dt>{words.frame.todayIs(special.name)}</dt>
                <dd>{special.time}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      {!isQuiet && (
        <div
          className="foot-word"
          style={{ fontSize: wordSize }}
          data-word={shortName}
          aria-hidden="true"
        />
      )}
      <div className="wrap">
        <div className="foot-end">
          <span>{`© ${year} ${name}`}</span>
          {note && <span>{note}</span>}
          <span className="foot-more">
            <Link href="/about#privacy">{words.frame.privacyPolicy}</Link>
            <Link href="/about#accessibility">{words.frame.accessibility}</Link>
            {/* A separate document, not a page of the route table. */}
            <a href="/widgets/">{words.frame.forPartners}</a>
            {TAG_MANAGER_ID !== '' && isAsked && (
              <button type="button" onClick={askAgain}>
                {change}
              </button>
            )}
          </span>
        </div>
      </div>
    </footer>
  )
}

/**
 * The mark of a social network, in black. It is an image file, because an inline drawing would be
 * in the HTML of every page and again in the script.
 */
function BrandIcon({ network }: { network: Network }) {
  return <img src={files[network].file} alt="" width={24} height={24} loading="lazy" />
}
