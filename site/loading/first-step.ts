import { codeInHash, referralIn } from '../../widgets/rules/embed/quote-link.ts'

const tag = 'quote-builder'

/**
 * Looks after the wizard's first step, which is drawn in the HTML of its page but does not work
 * until the script of the widget replaces it. Keeps what the visitor presses there for the widget.
 * Removes the drawing if it would be wrong, because the visitor is at a later step or the script
 * does not run; then the tag's own text shows.
 */
export function setUpFirstStep() {
  restoreQuery()
  const element = document.querySelector(`${tag}:not(:defined)`)
  const root = element?.shadowRoot
  if (!root) return

  const form = root.querySelector('form')
  // Before this script runs, a press loads the page again with the service in its address; from now
  // on the press waits for the widget instead.
  form?.addEventListener('submit', (event) => event.preventDefault())
  const removeDrawing = () => form?.remove()
  const script = document.querySelector(`script[src$="/${tag}.js"]`)
  for (const type of ['load', 'error']) {
    script?.addEventListener(type, () => {
      if (!element.matches(':defined')) removeDrawing()
    })
  }

  const query = new URLSearchParams(location.search)
  const service = query.get('service') ?? ''
  const preset = tilesOf(root).findIndex(({ value }) => value !== '' && value === service)
  // The page also sets it, but only once its client is loaded.
  if (preset >= 0) element.setAttribute('service', service)
  for (const [name, value] of Object.entries(referralIn(query))) {
    if (value) element.setAttribute(name, value)
  }
  if (hasStoredQuote() || codeInHash(location.hash)) removeDrawing()
  else if (preset >= 0) showPressed(tilesOf(root), preset)
  else keepForWidget(root)
}

/**
 * A press before any script sends the drawn form, whose service replaces the whole query of the address. This adds the
 * rest again, such as the partner, from the page before: on a slow line the visitor may have pressed several times.
 */
function restoreQuery() {
  const page = location.origin + location.pathname
  const isPress = (address: string) => /^\?service=[^&#]*$/.test(address.slice(page.length))
  if (!isPress(location.href)) return
  const { navigation } = window
  const earlier = navigation
    ? navigation.entries().slice(0, navigation.currentEntry?.index)
    : [{ url: document.referrer }]
  const before = earlier.findLast(({ url }) => url && !isPress(url))?.url ?? page
  const { origin, pathname, search } = new URL(before)
  if (origin + pathname !== page || !search) return
  history.replaceState(history.state, '', `${location.search}&${search.slice(1)}`)
}

/** Whether this tab has stored a quote for this page (widgets/lead/session-storage.ts). */
function hasStoredQuote(): boolean {
  try {
    return sessionStorage.getItem(tag + location.pathname) !== null
  } catch {
    return false
  }
}

/** What the visitor did on the drawing: for each action, the index of its tile. */
interface TileActions {
  focused?: number
  pressed?: number
  /** Where the mouse button went down, while it is still down. */
  mouseDown?: number | undefined
}

/** Keeps what the visitor does until the widget has drawn the step too. */
function keepForWidget(root: ShadowRoot) {
  const tiles = tilesOf(root)
  const indexOf = ({ target }: Event) => tiles.findIndex((tile) => tile.contains(target as Node))
  const actions: TileActions = { focused: tiles.indexOf(root.activeElement as HTMLButtonElement) }
  const drawn = new AbortController()
  root.addEventListener('focusin', (event) => (actions.focused = indexOf(event)), drawn)
  root.addEventListener('mousedown', (event) => (actions.mouseDown = indexOf(event)), drawn)
  addEventListener('mouseup', () => (actions.mouseDown = undefined), drawn)
  root.addEventListener(
    'click',
    (event) => {
      actions.pressed = indexOf(event)
      showPressed(tiles, actions.pressed)
    },
    drawn,
  )
  customElements.whenDefined(tag).then(() => {
    drawn.abort()
    onceWidgetDraws((root) => repeatActions(root, actions))
  })
}

/**
 * Calls back when the widget has drawn the step, before a frame shows it and before the visitor can
 * do more.
 */
function onceWidgetDraws(callback: (root: ShadowRoot) => void) {
  // React may have drawn the page again, as it does with a translated one.
  const root = document.querySelector(tag)?.shadowRoot
  if (!root) return
  const checkTiles = () => {
    if (tilesOf(root).length === 0) return
    observer.disconnect()
    callback(root)
  }
  const observer = new MutationObserver(checkTiles)
  observer.observe(root, { childList: true, subtree: true })
  checkTiles()
}

/** Continues from the drawing without playing the entrance again or losing a press or the focus. */
function repeatActions(
  root: ShadowRoot,
  { focused = -1, pressed = -1, mouseDown = -1 }: TileActions,
) {
  for (const animation of root.getAnimations()) animation.finish()
  const tiles = tilesOf(root)
  if (document.activeElement === document.body) tiles[focused]?.focus({ preventScroll: true })
  tiles[pressed]?.click()
  const tile = tiles[mouseDown]
  if (!tile) return
  // The element where the press began is gone, so the browser sends no click.
  const onRelease = (event: Event) => {
    if (event.composedPath().includes(tile)) tile.click()
  }
  addEventListener('mouseup', onRelease, { once: true })
}

const tilesOf = (root: ShadowRoot) => [...root.querySelectorAll('button')]

function showPressed(tiles: HTMLElement[], pressed: number) {
  for (const [index, tile] of tiles.entries()) tile.ariaPressed = `${index === pressed}`
}
