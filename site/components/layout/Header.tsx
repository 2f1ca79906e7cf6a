import { phone, telHref } from 'virtual:content/business'
import { Phone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { routesIn } from '../../routes/routes.ts'
import * as words from '../../words/site.ts'
import { Dropdown } from './Dropdown.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavLink, QuoteLink } from './NavLink.tsx'
import './Header.css'
import './HeaderNav.css'

/** When scrolled further than this, in pixels, the bar is more opaque and casts a shadow. */
const liftedAfter = 20

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** The bar at the top of every page. */
export function Header() {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => scrollY > liftedAfter,
    () => false,
  )

  return (
    <header className="bar" data-scrolled={isScrolled}>
      <div className="bar-in">
        <Logo />
        <nav className="bar-nav" aria-label={words.frame.mainMenu}>
          <Dropdown label={words.frame.servicesMenu} list="services-menu" />
          <Dropdown label={words.frame.companyMenu} list="company-menu" />
          {routesIn('bar').map((route) => (
            <NavLink key={route.path} route={route} className="bar-link" />
          ))}
        </nav>
        <a href={telHref} className="menu-button bar-call" aria-label={words.frame.call(phone)}>
          <Phone aria-hidden />
        </a>
        <QuoteLink className="btn-s" />
        <MobileMenu />
      </div>
    </header>
  )
}
