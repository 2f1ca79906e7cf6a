import type { EnginePage } from './page.ts'

/** How the wizard's first step looks in a frame. */
interface Look {
  isLive: boolean
  opacity?: string
  top?: number
  height?: number
}

type Noting = Window & { looks: Look[] }

/** Notes each frame's look, where it is another than the one before. Written for the page. */
export function noteLooks() {
  const looks: Look[] = []
  Object.assign(window, { looks })
  const look = () => {
    const widget = document.querySelector('quote-builder')
    const step = widget?.shadowRoot?.querySelector('.step')
    // Until its fonts are there, a page's text may be of another size.
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
  // The task after a frame's scripts finds what was painted.
  port1.onmessage = look
  const onFrame = () => {
    port2.postMessage('')
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

/** The looks that were noted, once the step that is live has been seen at rest. */
export const looksOf = (page: EnginePage) =>
  page.evaluate(async () => {
    const { looks } = window as unknown as Noting
    const isAtRest = () => looks.at(-1)?.isLive && looks.at(-1)?.opacity === '1'
    while (!isAtRest()) await new Promise(requestAnimationFrame)
    return looks
  })

/** Drawn, and then live in the same place, with nothing in between. */
export const unseen = ([drawn]: Look[]) => [
  { ...drawn, isLive: false, opacity: '1' },
  { ...drawn, isLive: true, opacity: '1' },
]
