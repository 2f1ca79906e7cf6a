import type { EnginePage } from './page.ts'

/** How the wizard's first step looks in one animation frame. */
interface Look {
  isLive: boolean
  opacity?: string
  top?: number
  height?: number
}

type Noting = Window & { looks: Look[] }

/** Notes the look of each frame that differs from the one before. Runs in the page. */
export function noteLooks() {
  const looks: Look[] = []
  Object.assign(window, { looks })
  const look = () => {
    const widget = document.querySelector('quote-builder')
    const step = widget?.shadowRoot?.querySelector('.step')
    // Until its fonts have loaded, a page's text may have another size.
    const hasFonts = [...document.fonts].some(
      ({ family, status }) => family === 'Figtree' && status === 'loaded',
    )
    if (!widget || !hasFonts) return
    const isLive = widget.matches(':defined')
    const { top, height } = step?.getBoundingClientRect() ?? {}
    const now = { isLive, opacity: step && getComputedStyle(step).opacity, top, height }
    if (JSON.stringify(now) !== JSON.stringify(looks.at(-1))) looks.push(now as Look)
  }
  const { port1, port2 } = new MessageChannel()
  // The task after a frame's scripts sees the painted page.
  port1.onmessage = look
  const onFrame = () => {
    port2.postMessage('')
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

/** The recorded looks, once nothing in the live step moves any more. */
export const looksOf = (page: EnginePage) =>
  page.evaluate(async () => {
    const { looks } = window as unknown as Noting
    const isAtRest = () => looks.at(-1)?.isLive && looks.at(-1)?.opacity === '1'
    while (!isAtRest()) await new Promise(requestAnimationFrame)
    return looks
  })

/** Prerendered, and then live in the same place, with nothing in between. */
export const unseen = ([drawn]: Look[]) => [
  { ...drawn, isLive: false, opacity: '1' },
  { ...drawn, isLive: true, opacity: '1' },
]
