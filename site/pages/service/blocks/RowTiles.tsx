import type { ReactNode } from 'react'
import { inRows } from '../../../components/blocks/in-rows.ts'
import './RowTiles.css'

interface Props {
  /** How many tiles there are. */
  count: number
  className: string
  children: ReactNode
}

/** Tiles next to each other; if there are several rows, the tiles of the last share its width. */
export function RowTiles({ count, className, children }: Props) {
  const style = inRows(count)
  const isTight = style['--wide'] === 4
  return (
    <ul className={`row-tiles ${isTight ? 'row-tight' : ''} ${className}`} style={style}>
      {children}
    </ul>
  )
}
