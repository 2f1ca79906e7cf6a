import { useRef } from 'react'
import { language } from '../words/language.ts'
import { useRoomForLauncher } from './useRoomForLauncher.ts'

/** The corners of the window for the floating button. */
export const corners = ['bottom-right', 'bottom-left'] as const
export type Corner = (typeof corners)[number]

interface LauncherProps {
  /** The custom element. */
  host: Element
  corner: Corner
  label: string
  onPress(button: HTMLElement): void
}

/** The button that floats in a corner of the window and opens the dialog. */
export function Launcher({ host, corner, label, onPress }: LauncherProps) {
  const launcher = useRef<HTMLDivElement>(null)
  useRoomForLauncher(host, launcher, corner)

  return (
    <div ref={launcher} lang={language} className={`wizard launch ${corner}`}>
      <button
        type="button"
        part="launcher"
        aria-haspopup="dialog"
        onClick={(event) => onPress(event.currentTarget)}
      >
        {label}
      </button>
    </div>
  )
}
