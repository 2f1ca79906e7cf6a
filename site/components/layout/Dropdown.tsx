import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useBeforePaint, useReady } from '../../hooks/prerendered.ts'
import type { LinkList } from '../../routes/route-table.ts'
import { routesIn } from '../../routes/routes.ts'
import { isWithin, NavLink } from './NavLink.tsx'

/**
 * A menu of the bar: opens under the mouse, by click, tap, Enter or Space; the arrows walk
 * through it; closes when the pointer or the focus leaves, by Escape, and when a link is chosen.
 */
export function Dropdown({ label, list }: { label: string; list: LinkList }) {
  const [open, setOpen] = useState<'no' | 'hovered' | 'pressed'>('no')
  const isReady = useReady()
  const [current] = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  const entries = routesIn(list)
  const isCurrent = entries.some((route) => isWithin(route.path, current))
  const isOpen = open !== 'no'

  useBeforePaint(() => {
    // Hovering or focus may have opened it before the script ran; closing it would lose that focus.
    if (!menu.current?.matches(':hover, :focus-within')) return
    setOpen((before) => (before === 'no' ? 'hovered' : before))
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen('no')
      if (menu.current?.contains(document.activeElement))
        menu.current.querySelector('button')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) setOpen('no')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])

  function onPointerEnter({ pointerType }: { pointerType: string }) {
    if (pointerType === 'mouse') setOpen('hovered')
  }

  /** Stays open while it contains the focus. */
  function onPointerLeave({ pointerType }: { pointerType: string }) {
    const hasFocus = menu.current?.contains(document.activeElement)
    if (pointerType === 'mouse' && !hasFocus) setOpen('no')
  }

  function onBlur({ relatedTarget }: { relatedTarget: Node | null }) {
    if (!menu.current?.contains(relatedTarget)) setOpen('no')
  }

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setOpen('pressed')
    const stops = [...(menu.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
    const index = stops.indexOf(document.activeElement as HTMLElement)
    const next = stops[(index + step + stops.length) % stops.length]
    // The list can take focus only once it is shown.
    requestAnimationFrame(() => next?.focus())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people use the button and links inside.
    <div
      ref={menu}
      className="dropdown"
      data-open={isReady ? isOpen : undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={walk}
    >
      <button
        type="button"
        className="bar-link"
        aria-expanded={isOpen}
        aria-controls={`_${list}`}
        aria-current={isCurrent || undefined}
        // Under the mouse the menu is already open: the first click keeps it open.
        onClick={() => setOpen(open === 'pressed' ? 'no' : 'pressed')}
      >
        {isCurrent && <Check className="current" aria-hidden />}
        <span>{label}</span>
        <ChevronDown className="chevron" aria-hidden />
      </button>
      <div className="dropdown-panel" id={`_${list}`}>
        <ul className="dropdown-list">
          {entries.map((route) => (
            <li key={route.path}>
              <NavLink route={route} className="dropdown-link" onClick={() => setOpen('no')} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
