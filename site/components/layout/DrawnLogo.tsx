import { createElement, type ReactElement } from 'react'
import type { Logo, Shape } from '../../../widgets/rules/company/logo.ts'

/** A logo with room around it, in the colour its stylesheet gives. */
export function DrawnLogo({ logo }: { logo: Logo }) {
  return (
    <svg viewBox={logo.viewBox} aria-hidden="true">
      {logo.shapes.map(drawn)}
    </svg>
  )
}

function drawn({ tag, attributes, shapes }: Shape, at: number): ReactElement {
  return createElement(tag, { key: at, ...attributes }, ...shapes.map(drawn))
}
