'use client'

import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import type { InReact, Properties, Widgets } from '../types/template.js'
import { loadInquiryForm, loadQuoteBuilder, type Script } from './index.js'

type Tag = keyof Widgets

/** The name of an event's prop: `onQuoteStep` for `quotestep`. */
type PropOf<Name> = Name extends `quote${infer What}`
  ? `onQuote${Capitalize<What>}`
  : Name extends `inquiry${infer What}`
    ? `onInquiry${Capitalize<What>}`
    : never

type Listeners<Of extends Tag> = {
  [Name in keyof Widgets[Of]['events'] as PropOf<Name>]?:
    | ((event: Widgets[Of]['events'][Name]) => void)
    | undefined
}

/** A widget's own attributes and events by their React names, and the props of every tag. */
type Props<Of extends Tag> = HTMLAttributes<Widgets[Of]['element']> &
  Properties<Of, InReact> &
  Listeners<Of> & {
    /** A script other than the newest one, such as a pinned version; read once, at the first render. */
    script?: Script | undefined
  }

type Widget<Of extends Tag> = ForwardRefExoticComponent<
  Props<Of> & RefAttributes<Widgets[Of]['element']>
>

export type QuoteBuilderProps = Props<'quote-builder'>
export type InquiryFormProps = Props<'inquiry-form'>

/** `<quote-builder>` with its script, in React 18 and 19; its children are shown until the script runs. */
export const QuoteBuilder: Widget<'quote-builder'> = forwardRef((props, ref) =>
  createElement('quote-builder', useWidget(props, ref, loadQuoteBuilder)),
)

/** `<inquiry-form>` with its script, in React 18 and 19; its children are shown until the script runs. */
export const InquiryForm: Widget<'inquiry-form'> = forwardRef((props, ref) =>
  createElement('inquiry-form', useWidget(props, ref, loadInquiryForm)),
)

QuoteBuilder.displayName = 'QuoteBuilder'
InquiryForm.displayName = 'InquiryForm'

interface ComponentProps {
  className?: string | undefined
  script?: Script | undefined
}

/**
 * Turns the props of a widget's component into those of its tag. It adds the event listeners itself:
 * React 18 adds none to a custom element, and React 19 adds none to a tag that the server rendered.
 */
function useWidget<Element extends HTMLElement>(
  { className, script, ...props }: ComponentProps,
  ref: ForwardedRef<Element>,
  load: (script?: Script) => Promise<void>,
) {
  const element = useRef<Element>(null)
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current)

  const attributes: Record<string, unknown> = {}
  const listeners = new Map<string, EventListener>()
  for (const [name, value] of Object.entries<unknown>(props)) {
    // React 18 writes `false` as an attribute, and any attribute counts as true.
    if (!/^on(Quote|Inquiry)[A-Z]/.test(name))
      attributes[name] = value === false ? undefined : value
    else if (value) listeners.set(name.slice(2).toLowerCase(), value as EventListener)
  }
  useListeners(element, listeners)

  const initialScript = useRef(script)
  useEffect(() => {
    // If the script cannot be loaded, the children stay, and the browser has reported why.
    load(initialScript.current).catch(() => undefined)
  }, [load])

  // On a custom element React 18 writes `className` unchanged.
  return { ...attributes, class: className, ref: element }
}

function useListeners(
  element: RefObject<HTMLElement | null>,
  listeners: ReadonlyMap<string, EventListener>,
) {
  const isNew = useRef(true)
  useEffect(() => {
    const { current } = element
    for (const [name, listener] of listeners) {
      current?.addEventListener(name, listener)
      // If the script was already there, the first events came when React put the tag into the
      // page, before this effect.
      const missedDetail = isNew.current && current && Reflect.get(current, name)
      if (missedDetail) listener(new CustomEvent(name, { detail: missedDetail }))
    }
    isNew.current = false
    return () => {
      for (const [name, listener] of listeners) current?.removeEventListener(name, listener)
    }
  })
}
