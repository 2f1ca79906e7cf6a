import { codeInHash } from '../../widgets/rules/embed/quote-link.ts'

const tag = 'quote-builder'

/**
 * The wizard's first step stands in its page's HTML, drawn but dead, until the widget's script comes and
 * takes its place. Keeps what the visitor presses there for the widget, and takes the drawing away where
 * it would not be true: the visitor is further on, or the script does not run. Then the tag's own text shows.
 */
export function mindFirstStep() {
  const widget = document.querySelector(`${tag}:not(:defined)`)
  const root = widget?.shadowRoot
  if (!root) return

  const form = root.querySelector('form')
  // From now on a press waits for the widget, and the page need not be loaded again for it.
  form?.addEventListener('submit', (event) => event.preventDefault())
  const undraw = () => form?.remove()
  const script = document.querySelector(`script[src$="/${tag}.js"]`)
  for (const end of ['load', 'error']) {
    script?.addEventListener(end, () => widget.matches(':defined') || undraw())
  }

  const asked = new URLSearchParams(location.search)
  const service = asked.get('service') ?? ''
  const preset = tilesOf(root).findIndex(({ value }) => value !== '' && value === service)
  // The page does so too, but only when its client is there.
  if (preset >= 0) widget.setAttribute('service', service)
  for (const name of ['partner', 'reference']) {
    const value = asked.get(name)
    if (value) widget.setAttribute(name, value)
  }
  if (isBegun() || codeInHash(location.hash)) undraw()
  else if (preset >= 0) showPressed(tilesOf(root), preset)
  else keepForWidget(root)
}

/** What this tab has stored of a quote on this page (widgets/lead/place.ts). */
function isBegun(): boolean {
  try {
    return sessionStorage.getItem(tag + location.pathname) !== null
  } catch {
    return false
  }
}

/** What the visitor did on the drawing, by the place of the tile. */
interface Kept {
  focused?: number
  pressed?: number
  /** The mouse went down there and has not come up yet. */
  held?: number | undefined
}

/** Keeps what the visitor does until the widget has drawn the step too. */
function keepForWidget(root: ShadowRoot) {
  const tiles = tilesOf(root)
  const placeOf = ({ target }: Event) => tiles.findIndex((tile) => tile.contains(target as Node))
  const kept: Kept = { focused: tiles.indexOf(root.activeElement as HTMLButtonElement) }
  const drawn = new AbortController()
  root.addEventListener('focusin', (event) => (kept.focused = placeOf(event)), drawn)
  root.addEventListener('mousedown', (event) => (kept.held = placeOf(event)), drawn)
  addEventListener('mouseup', () => (kept.held = undefined), drawn)
  root.addEventListener(
    'click',
    (event) => {
      kept.pressed = placeOf(event)
      showPressed(tiles, kept.pressed)
    },
    drawn,
  )
  customElements.whenDefined(tag).then(() => {
    drawn.abort()
    onceWidgetDraws((root) => takeUp(root, kept))
  })
}

/** Calls back when the widget has drawn the step, which is before a frame shows it and before the visitor can do more. */
function onceWidgetDraws(callback: (root: ShadowRoot) => void) {
  // React may have written the page anew, as it does with a translated one.
  const root = document.querySelector(tag)?.shadowRoot
  if (!root) return
  const look = () => {
    if (tilesOf(root).length === 0) return
    observer.disconnect()
    callback(root)
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  look()
}

/** Goes on where the drawing ended: what was there does not come in anew, nor is a press or the focus lost. */
function takeUp(root: ShadowRoot, { focused = -1, pressed = -1, held = -1 }: Kept) {
  for (const animation of root.getAnimations()) animation.finish()
  const tiles = tilesOf(root)
  if (document.activeElement === document.body) tiles[focused]?.focus({ preventScroll: true })
  tiles[pressed]?.click()
  const under = tiles[held]
  if (!under) return
  // Where the press began is gone, so that the browser makes no click of it.
  const onRelease = (event: Event) => event.composedPath().includes(under) && under.click()
  addEventListener('mouseup', onRelease, { once: true })
}

const tilesOf = (root: ShadowRoot) => [...root.querySelectorAll('button')]

function showPressed(tiles: HTMLElement[], pressed: number) {
  for (const [place, tile] of tiles.entries()) tile.ariaPressed = `${place === pressed}`
}
