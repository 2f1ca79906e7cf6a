import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as en from '../words/en.ts'
import { Dialog } from './Dialog.tsx'
import type { Corner } from './Launcher.tsx'

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
  const [box] = useState(newBox)
  // A dialog's content is rendered when it is first opened: only then is its first step reached.
  const [isFilled, setIsFilled] = useState(false)

  useLayoutEffect(() => {
    if (isDialog) return
    // The box is in the page before its content is rendered, because the content measures itself.
    container.append(box)
    setIsFilled(true)
  }, [container, box, isDialog])

  useLayoutEffect(() => () => box.remove(), [box])

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

/** Its `lang` lets a screen reader pronounce it correctly on a page in another en.language. */
function newBox(): HTMLDivElement {
  const box = document.createElement('div')
  box.lang = en.language
  return box
}
