/**
 * What the widgets and r2wc use of React, from Preact. r2wc default-imports React, which would
 * bring all of preact/compat along (1.1 kB brotli). Hooks (1 kB) are left out on purpose: a widget
 * has one stateful class, and everything below it is a function of its props.
 */
import { type ComponentChild, createElement, render } from 'preact'

// biome-ignore lint/performance/noBarrelFile: it is what `react` resolves to in this build.
export { Component, createRef, Fragment } from 'preact'
export { createElement }

export function createRoot(container: Element) {
  return {
    render: (view: ComponentChild) => render(view, container),
    unmount: () => render(null, container),
  }
}

// biome-ignore lint/style/noDefaultExport: r2wc imports React's default export.
export default { createElement }
