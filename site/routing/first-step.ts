import { isService } from '../../widgets/rules/service.ts'

const tag = 'quote-builder'

/**
 * The wizard's first step stands in its page's HTML, drawn but dead, until the widget's script comes and
 * takes its place. What the visitor presses there is kept, and then pressed again. Where the drawing would
 * not be true, it goes: the visitor is further on, or the script does not run and the tag's own text shows.
 */
export function mindFirstStep() {
  const widget = document.querySelector(`${tag}:not(:defined)`)
  const root = widget?.shadowRoot
  if (!root) return

  const undraw = () => root.querySelector('form')?.remove()
  const service = new URLSearchParams(location.search).get('service')
  // The page does so too, but as late as its client.
  if (isService(service)) widget.setAttribute('service', service)
  if (isService(service) || isBegun()) undraw()
  const script = document.querySelector(`script[src$="/${tag}.js"]`)
  for (const end of ['load', 'error']) {
    script?.addEventListener(end, () => widget.matches(':defined') || undraw())
  }

  const tiles = [...root.querySelectorAll('button')]
  const placeOf = ({ target }: Event) => tiles.findIndex((tile) => tile.contains(target as Element))
  let pressed = -1
  let focused = -1
  const onPress = (event: Event) => {
    pressed = placeOf(event)
    for (const [place, tile] of tiles.entries()) tile.ariaPressed = `${place === pressed}`
  }
  const onFocus = (event: Event) => {
    focused = placeOf(event)
  }
  root.addEventListener('click', onPress)
  root.addEventListener('focusin', onFocus)

  customElements.whenDefined(tag).then(() => {
    root.removeEventListener('click', onPress)
    root.removeEventListener('focusin', onFocus)
    // By then the widget has drawn the step too, which nobody has seen yet.
    requestAnimationFrame(() => takeUp(pressed, focused))
  })
}

/** What this tab has stored of a quote on this page (widgets/lead/place.ts). */
function isBegun(): boolean {
  try {
    return sessionStorage.getItem(tag + location.pathname) !== null
  } catch {
    return false
  }
}

/** Goes on where the drawing ended: nothing comes in that was there, and focus and press are where they were. */
function takeUp(pressed: number, focused: number) {
  // Asked anew, because React writes a translated page anew.
  const root = document.querySelector(tag)?.shadowRoot
  if (!root) return
  for (const animation of root.getAnimations()) animation.finish()
  const tiles = root.querySelectorAll('button')
  if (document.activeElement === document.body) tiles[focused]?.focus({ preventScroll: true })
  tiles[pressed]?.click()
}
