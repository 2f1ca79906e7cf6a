import { Check, ChevronDown, Menu, X } from 'lucide-react'
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { LinkList } from '../../routes/route-table.ts'
import { routesIn } from '../../routes/routes.ts'
import { useMoves } from '../../routing/shown-page.ts'
import * as words from '../../words/site.ts'
import { CallButton } from '../CallButton.tsx'
import { Logo } from './Logo.tsx'
import { isWithin, NavLink, QuoteLink } from './NavLink.tsx'
import './MobileMenu.css'

const groups: [label: string, list: LinkList][] = [
  [words.frame.servicesMenu, 'services-menu'],
  [words.frame.companyMenu, 'company-menu'],
]

/** Whether a list contains the page that the visitor is on. */
const isCurrentIn = (list: LinkList, current: string) =>
  routesIn(list).some(({ path }) => isWithin(path, current))

/**
 * The hamburger and its overlay, for 768 px and less. It is a native popover with native disclosures, so all of it works
 * without script. A modal dialog would be slower to open: it restyles the whole page, to make it inert.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDialogElement>(null)
  const [current] = useLocation()
  const moves = useMoves()

  useEffect(() => {
    // A phone turned on its side can be wide enough for the bar's own menus.
    const wide = matchMedia('(width > 48rem)')
    const close = () => menu.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  /** The page behind does not scroll. */
  function keepPageStill() {
    const isOpen = menu.current?.matches(':popover-open') === true
    document.documentElement.toggleAttribute('data-menu', isOpen)
  }
  // On arrival the menu may be open.
  useEffect(keepPageStill, [])

  useEffect(() => {
    // Back and Forward change the page without a press on a link. On arrival the menu may be open.
    if (moves > 0) menu.current?.hidePopover()
  }, [moves])

  function closeAtLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) menu.current?.hidePopover()
  }

  /** The menu covers the page, so the focus must not go on behind it. */
  function closeWithoutFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-label={words.frame.openMenu}
        aria-haspopup="dialog"
        popoverTarget="_menu"
      >
        <Menu aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys also click the links inside. */}
      <dialog
        ref={menu}
        id="_menu"
        popover="auto"
        className="menu on-ink"
        aria-label={words.frame.menu}
        aria-modal
        onClick={closeAtLink}
        onBlur={closeWithoutFocus}
        onToggle={keepPageStill}
      >
        <div className="menu-top">
          <Logo />
          <button
            type="button"
            className="menu-button"
            aria-label={words.frame.closeMenu}
            popoverTarget="_menu"
            popoverTargetAction="hide"
          >
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label={words.frame.menu}>
          {groups.map(([label, list]) => (
            <details key={list} name="menu">
              <summary className="menu-item" aria-current={isCurrentIn(list, current) || undefined}>
                <span>{label}</span>
                {isCurrentIn(list, current) && <Check className="current" aria-hidden />}
                <ChevronDown className="chevron" aria-hidden />
              </summary>
              <ul>
                {routesIn(list).map((route) => (
                  <li key={route.path}>
                    <NavLink route={route} className="menu-link" />
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {routesIn('bar').map((route) => (
            <NavLink key={route.path} route={route} className="menu-item" />
          ))}
        </nav>
        <div className="menu-end">
          <QuoteLink className="btn-l" />
          <CallButton />
        </div>
      </dialog>
    </>
  )
}
