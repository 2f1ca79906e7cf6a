import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { language } from '../words/language.ts'
import { Dialog } from './Dialog.tsx'
import type { Corner } from './Launcher.tsx'

interface DialogFrameProps {
  /** The element's shadow root. */
  container: ShadowRoot
  /** Whether the content stands in a dialog over the page; else where the element is. */
  isDialog: boolean
  /** A selector of what opens the dialog; '' for a floating button of its own. */
  trigger: string
  /** What the dialog is called. */
  label: string
  /** What its own button says, and where it floats. */
  launcherLabel: string
  corner: Corner
  /** Whether the page's address asks for the content: then the dialog opens by itself. */
  isAskedFor(): boolean
  onToggle(isOpen: boolean): void
  children: ReactNode
}

/**
 * Where an element's content stands: in the page, or in a dialog over it. The content is rendered
 * into a box of its own, so that a change of the mode moves the box and loses nothing.
 */
export function DialogFrame({ container, isDialog, children, ...dialog }: DialogFrameProps) {
  const [box] = useState(newBox)
  // A dialog's content is rendered when it is first opened: only then is its first step reached.
  const [isFilled, setIsFilled] = useState(false)

  useLayoutEffect(() => {
    if (isDialog) return
    // The box stands in the page before its content is rendered, because the content measures itself.
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

/** It names its language, so that a screen reader reads it right on a page in another one. */
function newBox(): HTMLDivElement {
  const box = document.createElement('div')
  box.lang = language
  return box
}
