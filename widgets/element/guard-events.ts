/*
 * Outside the shadow root, the target of an event is our element. A page that spares fields by the name
 * of the target, as copy protection, shortcuts of one key and focus traps do, would not spare ours.
 */

const keyTypes = ['keydown', 'keypress', 'keyup']
/** What nobody but the browser needs of a field. */
const fieldTypes = [
  'beforeinput',
  'selectstart',
  'dragstart',
  'contextmenu',
  'copy',
  'cut',
  'paste',
  'touchstart',
  'touchmove',
  'touchend',
]
const pressTypes = ['pointerdown', 'mousedown']

/** The ways in which a listener cancels an event. */
const cancellations = [
  'preventDefault',
  'stopPropagation',
  'stopImmediatePropagation',
  'returnValue',
  'cancelBubble',
]

/** Makes the function that guards the events of fields and of an open dialog in the shadow roots it is given. */
export function eventGuard(): (root: ShadowRoot) => void {
  const roots = new WeakSet<Node>()

  /** On the window, which gets an event before the document, and before listeners that are added later. */
  const guard = (event: Event) => {
    const [target] = event.composedPath()
    if (!(target instanceof Element)) return
    const root = target.getRootNode()
    if (!roots.has(root)) return
    if (isPrivate(event, target)) return hide(event, target)
    // The page may know of a press, which closes its menus, and count a click.
    const isPress = isField(target) && pressTypes.includes(event.type)
    if (!isPress && !target.closest('dialog')) return
    forbidCancelling(event)
    root.addEventListener(event.type, release, { capture: true, once: true })
    root.addEventListener(event.type, share, { once: true })
  }
  // Passive where nothing is cancelled, so that no scrolling waits for us.
  for (const type of [...keyTypes, ...fieldTypes, ...pressTypes, 'click', 'focusin', 'wheel'])
    addEventListener(type, guard, { capture: true, passive: !keyTypes.includes(type) })

  return (root) => {
    roots.add(root)
    // Within a closed shadow root of the page, the window does not see the target.
    for (const type of keyTypes) root.addEventListener(type, keepTyped)
  }
}

const isField = (target: Element) => target.matches('input, textarea, select')

/** Whether the page must not notice an event. */
function isPrivate(event: Event, target: Element): boolean {
  const { type } = event
  const isInDialog = target.closest('dialog') !== null
  if (!keyTypes.includes(type)) {
    // A smooth-scroll library would move the page instead of the dialog over it.
    const isScrolling = isInDialog && /^(wheel|touch)/.test(type)
    return isScrolling || (isField(target) && fieldTypes.includes(type))
  }
  const { key, keyCode, ctrlKey, altKey, metaKey } = event as KeyboardEvent
  const isEditing = /[ACVXYZ]/.test(String.fromCharCode(keyCode))
  // A shortcut such as Ctrl+K. AltGr, which types signs, counts as Ctrl and Alt.
  const isShortcut = (metaKey || (ctrlKey && !altKey)) && /^.$/.test(key) && !isEditing
  if (isShortcut || /^(Escape|Tab|Control|Meta|Alt)$/.test(key)) return false
  return isInDialog || isField(target) || key === 'Enter' || key === ' '
}

/** Leaves an event to the browser, and a copy of a key to our own listeners. */
function hide(event: Event, target: Element): void {
  event.stopImmediatePropagation()
  if (event instanceof KeyboardEvent) {
    // Not a KeyboardEvent, which in Firefox always leaves the shadow root.
    const { type, key, repeat } = event
    const copy = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      key,
      repeat,
    })
    if (!target.dispatchEvent(copy)) event.preventDefault()
  }
  // A listener of the page on the window was older than ours, and refused.
  if (event.type === 'paste' && event.defaultPrevented) {
    const { clipboardData } = event as ClipboardEvent
    document.execCommand('insertText', false, clipboardData?.getData('text/plain'))
  }
}

function keepTyped(event: Event): void {
  if (isPrivate(event, event.target as Element)) event.stopPropagation()
}

function forbidCancelling(event: Event): void {
  for (const name of cancellations)
    Object.defineProperty(event, name, { configurable: true, writable: true, value: () => {} })
}

/** From here on the event belongs to our own listeners. */
function release(event: Event): void {
  for (const name of cancellations) Reflect.deleteProperty(event, name)
  if (event.defaultPrevented && event.type === 'mousedown') (event.target as HTMLElement).focus()
}

/** After our own listeners, the page gets the event, unless it would still cancel it. */
function share(event: Event): void {
  // Such a handler cancels by returning false.
  const hasHandler = (node: EventTarget) => Reflect.get(node, `on${event.type}`)
  const isMenu = event instanceof MouseEvent && event.button > 0
  const isPress = pressTypes.includes(event.type)
  if (isPress && (isMenu || event.composedPath().some(hasHandler))) event.stopPropagation()
  else forbidCancelling(event)
}
