import { isViewed, mailIn } from './catch-leads.js'

/** The problems that a page had with our widgets since `checkEmbed` was called. */
export interface EmbedCheck {
  /**
   * A sentence for each problem, past or present; empty if there is none. Call it while the page with the tag is still
   * open.
   */
  problems(): Promise<string[]>
}

/** A Playwright frame. */
interface Frame {
  locator(selector: string): {
    first(): { waitFor(options: { state: 'detached'; timeout: number }): Promise<void> }
    evaluateAll<Result>(read: (elements: Element[]) => Result): Promise<Result>
  }
}

/** A Playwright page. */
interface WatchedPage {
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown
  on(event: 'requestfailed', listener: (request: Request) => void): unknown
  on(event: 'response', listener: (response: Response) => void): unknown
  exposeFunction(name: string, call: (report: Report) => void): Promise<unknown>
  addInitScript(script: () => void): Promise<unknown>
  frames(): readonly Frame[]
}

interface Request {
  url(): string
  method(): string
  failure(): { errorText: string } | null
  postDataJSON(): unknown
}

interface Response {
  url(): string
  status(): number
  request(): Request
}

/** The largest layout shift below a widget that is allowed when it appears, as the Layout Instability API measures it. */
const maxShift = 0.01

/** How long a script may take, in milliseconds: it may have to fetch the company's data first. */
const timeout = 3000

/** Why a widget moves the page although its room is kept free. */
const anotherStep =
  'its room is kept free for another step than it shows, as with a quote link, in a visit that goes on, or with an old copy of room.css'

const ourFile =
  /\/(quote-builder\.js|inquiry-form\.js|quote-sheet\.js|next-steps\.js|business\.\d+(\.[\w-]+)?\.json)(\?|$)/
const mailPath = '/api/v1.0/email/send'

/**
 * Watches a page for problems of embedded widgets. Call it once, before the page is opened; it opens and presses nothing
 * itself:
 *
 *     const embed = await checkEmbed(page)
 *     await page.goto('/prices')
 *     expect(await embed.problems()).toEqual([])
 *
 * Whether the policy allows the mail service, and whether one press sends one lead, is known only after something was
 * sent. Only Chromium measures layout shifts.
 */
export async function checkEmbed(page: WatchedPage): Promise<EmbedCheck> {
  const found = new Set<string>()
  let shift = 0
  let leads = 0
  let leadsSincePress = 0

  await page.exposeFunction('goldcrestEmbedReport', (report) => {
    if (report.kind === 'press') leadsSincePress = 0
    if (report.kind === 'shift') shift += report.value
    if (report.kind === 'blocked' && isOurs(report.address)) {
      const { origin } = new URL(report.address)
      found.add(`The page's policy blocks ${report.address}: add ${origin} to ${report.directive}.`)
    }
  })
  await page.addInitScript(watchEmbed)

  page.on('console', (message) => {
    const text = message.text()
    const [address = ''] = /https?:[^\s'")]+/.exec(text) ?? []
    const isError = message.type() === 'error' && ourFile.test(address)
    if (/^<(quote-builder|inquiry-form)>/.test(text)) found.add(`On the console: ${text}`)
    // For example a wrong integrity. A blocked or missing file is reported in its own sentence.
    else if (isError && !/security policy|Failed to load resource/i.test(text))
      found.add(`On the console: ${text}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A blocked file is reported in its own sentence, and a cancelled request has not failed.
    if (!ourFile.test(request.url()) || /^csp$|aborted|cancelled/i.test(why)) return
    found.add(`${request.url()} could not be loaded: ${why}.`)
  })
  page.on('response', (response) => {
    const request = response.request()
    if (ourFile.test(response.url()) && response.status() >= 400)
      found.add(`${response.url()} could not be loaded: the answer was ${response.status()}.`)
    const isTaken = response.url().endsWith(mailPath) && response.status() === 200
    if (!isTaken || request.method() !== 'POST' || isViewed(mailIn(request.postDataJSON()))) return
    leads += 1
    leadsSincePress += 1
    if (leadsSincePress > 1) found.add(`One press sent ${leadsSincePress} leads.`)
  })

  return {
    async problems() {
      const tags = await Promise.all(page.frames().map(tagsIn))
      const all = tags.flat()
      const keepsRoom = all.length > 0 && all.every((tag) => tag.keepsRoom)
      return [
        all.length === 0 && leads === 0 && 'The page has no <quote-builder> and no <inquiry-form>.',
        ...tags.flatMap(problemsOfTags),
        ...found,
        shift > maxShift &&
          `The widget moves what is below it by ${shift.toFixed(3)}, more than ${maxShift}: ${keepsRoom ? anotherStep : 'keep its room free with room.css'}.`,
      ].filter((problem) => problem !== false)
    },
  }
}

function isOurs(address: string): boolean {
  return ourFile.test(address) || address.endsWith(mailPath)
}

type Tag = Awaited<ReturnType<typeof tagsIn>>[number]

/** Our tags in a frame, also those in shadow roots, once their scripts have run or had the time to. */
async function tagsIn(frame: Frame) {
  const undefinedTags = frame.locator('quote-builder:not(:defined), inquiry-form:not(:defined)')
  try {
    await undefinedTags.first().waitFor({ state: 'detached', timeout })
  } catch {
    // The tags that are read next say that their script has not run.
  }
  const tags = frame.locator('quote-builder, inquiry-form').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.localName,
      hasScriptRun: element.matches(':defined'),
      hasPartner: !!element.getAttribute('partner')?.trim(),
      // A dialog needs no room.
      keepsRoom:
        element.getAttribute('mode') === 'dialog' ||
        getComputedStyle(element, '::before').getPropertyValue('--goldcrest-width') !== '',
      opensLinks:
        element.localName === 'quote-builder' && element.getAttribute('quote-link') !== 'off',
    })),
  )
  // Fails when the page navigates away, as after a lead, or the frame is removed: then there are no
  // tags any more.
  return tags.catch(() => [])
}

/** What is wrong with the tags of one document. */
function problemsOfTags(tags: readonly Tag[]): string[] {
  const openers = tags.filter(({ opensLinks }) => opensLinks).length
  const late = tags.filter(({ hasScriptRun }) => !hasScriptRun)
  const unnamed = tags.filter(({ hasPartner }) => !hasPartner)
  return [
    ...late.map(({ name }) => `<${name}> does not work: its script has not run.`),
    ...unnamed.map(
      ({ name }) => `<${name}> has no partner="Your name": its leads do not say who sent them.`,
    ),
    openers > 1 &&
      `${openers} <quote-builder> tags open the same quote link: set quote-link="off" on all but one.`,
  ].filter((problem) => problem !== false)
}

/** The events that a page reports while it runs. */
type Report =
  | { kind: 'press' }
  /** The page's policy blocked `address`. */
  | { kind: 'blocked'; directive: string; address: string }
  /** A widget moved the content below it. */
  | { kind: 'shift'; value: number }

/**
 * Runs in every page and frame before its own scripts, and reports through the function that `checkEmbed` put on the
 * window. It is sent to the browser as text, so it cannot use anything outside itself.
 */
function watchEmbed(): void {
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
    [...document.querySelectorAll('quote-builder, inquiry-form')].some((element) =>
      moved.every(
        (node) => element.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING,
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
