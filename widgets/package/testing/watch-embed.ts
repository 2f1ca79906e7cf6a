/** The events that a page reports while it runs. */
export type Report =
  | { kind: 'press' }
  /** The page's policy blocked `address`. */
  | { kind: 'blocked'; directive: string; address: string }
  /** A widget moved the content below it. */
  | { kind: 'shift'; value: number }

/**
 * Runs in every page and frame before its own scripts, and reports through the function that `checkEmbed` put on the
 * window. It is sent to the browser as text, so it cannot use anything outside itself.
 */
export function watchEmbed(): void {
  const report = (what: Report) => {
    const send: unknown = Reflect.get(window, 'goldcrestEmbedReport')
    if (typeof send === 'function') send(what)
  }

  addEventListener('click', ({ isTrusted }) => isTrusted && report({ kind: 'press' }), true)

  addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      if (disposition !== 'enforce') return
      const directive = effectiveDirective.replace(/-elem$/, '')
      report({ kind: 'blocked', directive, address: blockedURI })
    },
    true,
  )

  /** Whether only content after a widget has moved; if the widget moved too, something else pushed it. */
  const isByWidget = (moved: readonly Node[]) =>
    [...document.querySelectorAll('quote-builder, inquiry-form')].some((widget) =>
      moved.every(
        (node) => widget.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )

  // Only Chromium measures shifts.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.flatMap(({ node }) => node ?? [])
      if (!hadRecentInput && moved.length > 0 && isByWidget(moved)) report({ kind: 'shift', value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Chromium's layout-shift entry, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  /** 0 to 1, as the Layout Instability API measures it. */
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
