import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import {
  type Attributes,
  attributeNames,
  isOneOf,
  isSelector,
  validOrDefault,
} from './attributes.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { mended } from './mended-element.ts'

/** Dispatches an event from the element; false when a listener prevented it. */
export type Emit = (name: string, detail: object) => boolean

interface ElementDefinition {
  tag: string
  /** What its dialog, and the button that opens it, are called. */
  label: string
  css: string
  Component: ComponentType<{ attributes: Attributes; emit: Emit }>
}

const isMode = isOneOf(['inline', 'dialog'])

/**
 * Defines a custom element that renders a component into an open shadow root. A second script that
 * defines the same tag changes nothing.
 */
export function defineElement({ tag, label, css, Component }: ElementDefinition): void {
  if (customElements.get(tag)) return

  function View({ container, ...attributes }: Attributes & { container: ShadowRoot }) {
    return (
      <DialogFrame
        container={container}
        isDialog={validOrDefault('mode', attributes.mode, isMode) === 'dialog'}
        trigger={validOrDefault('trigger', attributes.trigger, isSelector)}
        label={label}
      >
        <Component attributes={attributes} emit={emitFrom(container.host)} />
      </DialogFrame>
    )
  }

  // r2wc hands `container` to the component, which its types do not know.
  const view = View as ComponentType<object>
  const Bound = r2wc(view, { shadow: 'open', props: [...attributeNames] as never[] })
  // A constructed sheet, not a <style>: a partner's style-src does not block it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  customElements.define(tag, mended(Bound, attributeNames, sheet))
}

/** Events that cross the shadow root, which those of r2wc do not. */
function emitFrom(host: Element): Emit {
  return (name, detail) => {
    // Kept on the element too, under the event's name, for a page that starts listening later.
    Object.assign(host, { [name]: Object.freeze(detail) })
    return host.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
    )
  }
}
