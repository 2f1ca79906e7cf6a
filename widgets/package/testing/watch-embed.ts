/** What a page says of itself while it runs. */
export type Report =
  | { kind: 'press' }
  /** The policy of the page kept something from `address`. */
  | { kind: 'blocked'; directive: string; address: string }
  /** A widget moved what is below it. */
  | { kind: 'shift'; value: number }

/**
 * Runs in every page and frame before its own scripts, and reports by the function that `checkEmbed` put on the window. It
 * is sent to the browser as text, so that it uses nothing from around it.
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

  /** Whether only what follows a widget has moved: what pushes the widget itself is not the widget. */
  const isByWidget = (moved: readonly Node[]) =>
    [...document.querySelectorAll('quote-builder, inquiry-form')].some((widget) =>
      moved.every(
        (node) => widget.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )

  // Chromium alone measures shifts.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.flatMap(({ node }) => node ?? [])
      if (!hadRecentInput && moved.length > 0 && isByWidget(moved)) report({ kind: 'shift', value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** As Chromium has it; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  /** 0 to 1, as the Layout Instability API measures it. */
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
