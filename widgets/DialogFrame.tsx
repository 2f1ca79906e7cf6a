import { Component, createRef, type PointerEvent, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from './fields/Icon.tsx'

interface DialogFrameProps {
  container: ShadowRoot
  /** Else the content stands in the page, where the element is. */
  isDialog: boolean
  /** A selector of what opens the dialog, in the element's own root; '' for a button of its own. */
  trigger: string
  /** What the dialog is called, and its own button. */
  label: string
  children: ReactNode
}

/**
 * Where an element's content stands: in the page, or in a dialog over it. The content has a root of
 * its own, so that a change of the mode moves it and loses nothing.
 */
export class DialogFrame extends Component<DialogFrameProps> {
  // A screen reader reads English as English, also on a page in another language.
  readonly #content = Object.assign(document.createElement('div'), { lang: 'en' })
  readonly #root = createRoot(this.#content)
  readonly #dialog = createRef<HTMLDialogElement>()
  /** Keeps the page from scrolling; the page's own elements and styles stay as they are. */
  readonly #lock = new CSSStyleSheet()
  /** Where clicks on a trigger are heard. */
  #ground: Node | undefined
  #opener: Element | undefined
  #pressed: EventTarget | undefined

  override componentDidMount() {
    this.#settle()
  }

  override componentDidUpdate() {
    this.#settle()
  }

  override componentWillUnmount() {
    this.#hear(undefined)
    this.#unlock()
    this.#root.unmount()
    this.#content.remove()
  }

  /** Brings everything outside of the rendered tree in line with it. */
  #settle() {
    const { container, children } = this.props
    const dialog = this.#dialog.current
    this.#hear(dialog ? container.host.getRootNode() : undefined)
    const home = dialog ?? container
    if (home !== this.#content.parentNode) home.append(this.#content)
    if (!dialog?.open) this.#unlock()
    else if (!dialog.matches(':modal')) {
      // The element was moved, which takes a dialog out of the top layer and leaves it open.
      dialog.open = false
      dialog.showModal()
    }
    // A dialog's content comes to be when it is first seen: its first step is then reached.
    if (!dialog || dialog.open || this.#content.firstChild) this.#root.render(children)
  }

  #hear(ground: Node | undefined) {
    if (this.#ground === ground) return
    this.#ground?.removeEventListener('click', this.#click, true)
    ground?.addEventListener('click', this.#click, true)
    this.#ground = ground
  }

  #click = (event: Event) => {
    const { trigger } = this.props
    const opener = trigger && (event.target as Element).closest(trigger)
    if (!opener) return
    event.preventDefault()
    this.#open(opener)
  }

  #open(opener: Element) {
    const dialog = this.#dialog.current
    if (!dialog || dialog.open) return
    this.#opener = opener
    // Where there is a scroll bar, its place stays, and nothing shifts.
    const gutter = innerWidth > document.documentElement.clientWidth ? 'stable' : 'auto'
    this.#lock.replaceSync(`:root{overflow:hidden!important;scrollbar-gutter:${gutter}!important}`)
    document.adoptedStyleSheets.push(this.#lock)
    dialog.showModal()
    this.#settle()
    this.#content.querySelector<HTMLElement>('[tabindex],input')?.focus()
  }

  #unlock() {
    const { adoptedStyleSheets } = document
    if (adoptedStyleSheets.includes(this.#lock))
      document.adoptedStyleSheets = adoptedStyleSheets.filter((sheet) => sheet !== this.#lock)
  }

  #close = () => this.#dialog.current?.close()

  #closed = () => {
    this.#unlock()
    ;(this.#opener as HTMLElement).focus()
  }

  /** A press outside closes; one that began inside, as when selecting text, does not. */
  #press = ({ type, target, currentTarget }: PointerEvent) => {
    if (type === 'click' && target === currentTarget && this.#pressed === target) this.#close()
    this.#pressed = target
  }

  override render() {
    const { isDialog, trigger, label } = this.props
    return (
      isDialog && (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button are the keyboard's. */}
          <dialog
            ref={this.#dialog}
            lang="en"
            className="wizard dialog"
            part="dialog"
            aria-label={label}
            onClose={this.#closed}
            onPointerDown={this.#press}
            onClick={this.#press as never}
          >
            <button type="button" part="close" aria-label="Close" onClick={this.#close}>
              <Icon path="M18 6 6 18M6 6l12 12" />
            </button>
          </dialog>
          {!trigger && (
            <div lang="en" className="wizard launch">
              <button
                type="button"
                part="launcher"
                aria-haspopup="dialog"
                onClick={(event) => this.#open(event.currentTarget)}
              >
                {label}
              </button>
            </div>
          )}
        </>
      )
    )
  }
}
