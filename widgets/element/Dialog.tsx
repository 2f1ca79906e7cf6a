import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import * as en from '../words/en.ts'
import type { Language } from '../words/language.ts'
import { close, Icon } from './Icon.tsx'
import { type Corner, Launcher } from './Launcher.tsx'
import { useMethod } from './methods.ts'
import { useEnglishMarks } from './useEnglishMarks.ts'
import { useLanguage } from './useLanguage.ts'
import { useTrigger } from './useTrigger.ts'

interface DialogFrameProps {
  /** The element's shadow root. */
  container: ShadowRoot
  /** Whether the content is in a dialog over the page; otherwise it is where the element is. */
  isDialog: boolean
  /** A selector for the elements that open the dialog; '' for the floating button. */
  trigger: string
  /** The accessible name of the dialog. */
  label: string
  /** The text of the floating button. */
  launcherLabel: string
  corner: Corner
  /** Whether the page's address asks for the content; if so, the dialog opens without a press. */
  isAskedFor(): boolean
  onToggle(isOpen: boolean): void
  children: ReactNode
}

/**
 * Shows an element's content in the page or in a dialog over it. The content is rendered into a
 * separate box, so that a change of the mode only moves the box and loses nothing.
 */
export function DialogFrame({ container, isDialog, children, ...dialog }: DialogFrameProps) {
  const [box] = useState(() => document.createElement('div'))
  const language = useLanguage()
  // A dialog's content is rendered when it is first opened: only then is its first step reached.
  const [isFilled, setIsFilled] = useState(false)

  useLayoutEffect(() => {
    if (isDialog) return
    // The box is in the page before its content is rendered, because the content measures itself.
    container.append(box)
    setIsFilled(true)
  }, [container, box, isDialog])

  useLayoutEffect(() => () => box.remove(), [box])
  useLayoutEffect(() => showLanguage(box, language), [box, language])
  useEnglishMarks(box, language)

  return (
    <>
      {isDialog && (
        <Dialog
          {...dialog}
          host={container.host}
          box={box}
          isFilled={isFilled}
          onOpened={() => setIsFilled(true)}
        />
      )}
      {isFilled && createPortal(children, box)}
    </>
  )
}

/** A screen reader pronounces the content by its `lang`, whatever the page's is. */
function showLanguage(box: HTMLElement, { code, direction }: Language): void {
  box.lang = code
  box.dir = direction
}

interface DialogProps {
  /** The custom element. */
  host: Element
  /** Holds the content. */
  box: HTMLElement
  /** A selector for the elements that open the dialog; '' for the floating button. */
  trigger: string
  label: string
  /** The text of the floating button. */
  launcherLabel: string
  corner: Corner
  /** Whether the page's address asks for the content. */
  isAskedFor(): boolean
  /** Whether the content is rendered. */
  isFilled: boolean
  /** Called when the dialog is open: now the content can be rendered and measured. */
  onOpened(): void
  /** Called when the dialog opens or closes. */
  onToggle(isOpen: boolean): void
}

/** Shows `box` in a dialog over the page, with a floating button if the page has no trigger. */
function Dialog(props: DialogProps) {
  const { say, code, direction } = useLanguage()
  const { host, box, trigger, label, launcherLabel, corner, isAskedFor, isFilled } = props
  const { onOpened, onToggle } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const pressTarget = useRef<EventTarget | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // From `showModal` until the close is handled; `isOpen` changes earlier, with the render.
  const isShown = useRef(false)

  /** The browser reports a closed dialog a moment later: by then it may be open again. */
  const onClosed = () => {
    if (!isShown.current || dialog.current?.open) return
    isShown.current = false
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
    onToggle(false)
  }

  const open = (from: HTMLElement | null) => {
    const isOpening = isOpen && !isShown.current
    if (isOpening || dialog.current?.open || !host.isConnected) return
    onClosed()
    opener.current = from
    // Renders at once, because a phone shows its keyboard only if the focus moves during the press.
    flushSync(() => setIsOpen(true))
  }

  useTrigger(host, trigger, open)
  useOpenFromAddress(isAskedFor, () => open(null))
  useMethod(host, 'open', () => open(null))
  useMethod(host, 'close', () => dialog.current?.close())
  useScrollLock(isOpen)

  useLayoutEffect(() => {
    dialog.current?.append(box)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, not at each render.
  useLayoutEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    isShown.current = true
    onOpened()
    onToggle(true)
    // A modal dialog in a hidden box would block the page although nobody sees it.
    if (!dialog.current?.checkVisibility()) dialog.current?.close()
  }, [isOpen])

  useLayoutEffect(() => {
    if (isOpen && isFilled) box.querySelector<HTMLElement>('[tabindex],input')?.focus()
  }, [isOpen, isFilled, box])

  useLayoutEffect(() => {
    const { current } = dialog
    // A moved element renders again, but its open dialog has left the top layer.
    if (!current?.open || current.matches(':modal')) return
    current.open = false
    current.showModal()
  })

  /** A press outside closes the dialog, unless it began inside, as when selecting text. */
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => {
    const isOutside = target === currentTarget && pressTarget.current === target
    if (isOutside) dialog.current?.close()
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too. */}
      <dialog
        ref={dialog}
        lang={code}
        dir={direction}
        className="wizard dialog"
        part="dialog"
        aria-label={label}
        onClose={onClosed}
        onPointerDown={({ target }: PointerEvent) => {
          pressTarget.current = target
        }}
        onClick={onBackdrop}
      >
        <button
          type="button"
          part="close"
          aria-label={say(en.close)}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={close} />
        </button>
      </dialog>
      {!trigger && <Launcher host={host} corner={corner} label={launcherLabel} onPress={open} />}
    </div>
  )
}

/** Calls `open` if the page's address asks for it: now, and whenever its hash changes. */
function useOpenFromAddress(isAskedFor: () => boolean, open: () => void): void {
  const openIfAsked = () => {
    if (isAskedFor()) open()
  }
  const latest = useRef(openIfAsked)
  latest.current = openIfAsked

  useLayoutEffect(() => {
    const check = () => latest.current()
    // The dialog is in the page only after this layout effect.
    queueMicrotask(check)
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [])
}

/** Keeps the page from scrolling while `isLocked`, by its own style sheet: the page's elements stay as they are. */
function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    const lock = new CSSStyleSheet()
    // The space of a scroll bar stays reserved, so that nothing shifts.
    const hasScrollBar = innerWidth > document.documentElement.clientWidth
    const gutter = hasScrollBar ? 'stable' : 'auto'
    lock.replaceSync(`:root{overflow:hidden!important;scrollbar-gutter:${gutter}!important}`)
    document.adoptedStyleSheets.push(lock)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock)
    }
  }, [isLocked])
}
