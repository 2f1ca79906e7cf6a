import { logo } from 'virtual:look'
import { createElement, type ReactElement } from 'react'
import type { Shape } from '../../logo.ts'

/** The company's logo with room around it, in the colour its stylesheet gives. */
export function LogoMark() {
  return (
    <svg viewBox={logo.viewBox} aria-hidden="true">
      {logo.shapes.map(drawn)}
    </svg>
  )
}

function drawn({ tag, attributes, shapes }: Shape, at: number): ReactElement {
  return createElement(tag, { key: at, ...attributes }, ...shapes.map(drawn))
}
