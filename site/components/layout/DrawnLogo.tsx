import { createElement, type ReactElement } from 'react'
import type { Logo, Shape } from '../../../widgets/rules/company/business.ts'

/** A logo, in the colour that its stylesheet sets. */
export function DrawnLogo({ logo }: { logo: Logo }) {
  return (
    <svg viewBox={logo.viewBox} aria-hidden="true">
      {logo.shapes.map(drawShape)}
    </svg>
  )
}

function drawShape({ tag, attributes, shapes }: Shape, index: number): ReactElement {
  return createElement(tag, { key: index, ...attributes }, ...shapes.map(drawShape))
}
