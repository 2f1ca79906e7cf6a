import { type ForwardedRef, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { Script } from './index.js'

interface ComponentProps {
  className?: string | undefined
  script?: Script | undefined
}

/**
 * Turns the props of a widget's component into those of its tag. It adds the event listeners itself:
 * React 18 adds none to a custom element, and React 19 adds none to a tag that the server rendered.
 */
export function useWidget<Element extends HTMLElement>(
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
