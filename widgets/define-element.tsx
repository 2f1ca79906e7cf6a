import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { isSelector, valid } from './attributes.ts'
import { DialogFrame } from './DialogFrame.tsx'

/** Dispatches a bubbling, composed, cancelable event with frozen detail; false when prevented. */
export type Emit = (name: string, detail: object) => boolean

type Given<Prop extends string> = { [Name in Prop]?: string }

/**
 * Defines a custom element that renders a component into an open shadow root, once however often
 * the script is loaded. Each prop is a string, set by its property or its attribute (the name in
 * kebab case); absent or empty, it is undefined. `label` is what its dialog is called.
 */
export function defineElement<Prop extends string>(
  tag: string,
  label: string,
  props: readonly Prop[],
  css: string,
  Component: ComponentType<Given<Prop> & { emit: Emit }>,
): void {
  if (customElements.get(tag)) return

  const View = ({ container, ...given }: Given<Prop> & { container: ShadowRoot }) => {
    const emit: Emit = (name, detail) => {
      // Kept on the element too, under the event's name, for a page that starts listening later.
      Object.assign(container.host, { [name]: Object.freeze(detail) })
      return container.host.dispatchEvent(
        new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
      )
    }
    const { mode, trigger } = given as Given<'mode' | 'trigger'>
    return (
      <DialogFrame
        container={container}
        isDialog={valid('mode', mode, (known) => /^(inline|dialog)$/.test(known)) === 'dialog'}
        trigger={valid('trigger', trigger, isSelector)}
        label={label}
      >
        <Component {...(given as unknown as Given<Prop>)} emit={emit} />
      </DialogFrame>
    )
  }
  const Bound = r2wc(View as ComponentType<object>, {
    shadow: 'open',
    props: props as never,
  }) as unknown as new () => HTMLElement & {
    container: ShadowRoot
  }

  // A sheet, not a <style>: a partner's style-src does not block it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  customElements.define(
    tag,
    class extends Bound {
      constructor() {
        super()
        this.container.adoptedStyleSheets = [sheet]
      }
    },
  )
}
