import { isViewed, mailIn } from './catch-leads.js'
import { type Frame, problemsOfTags, tagsIn } from './tags.js'
import { type Report, watchEmbed } from './watch-embed.js'

/** The problems that a page had with our widgets since `checkEmbed` was called. */
export interface EmbedCheck {
  /**
   * A sentence for each problem, past or present; empty if there is none. Call it while the page with the tag is still
   * open.
   */
  problems(): Promise<string[]>
}

interface Request {
  url(): string
  method(): string
  failure(): { errorText: string } | null
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

interface Response {
  url(): string
  status(): number
  request(): Request & { postDataJSON(): unknown }
}

/** The largest layout shift below a widget that is allowed when it appears, as the Layout Instability API measures it. */
const maxShift = 0.01

/** Why a widget moves the page although its room is kept free. */
const anotherStep =
  'its room is kept free for another step than it shows, as with a quote link, in a visit that goes on, or with an old copy of room.css'

const ourFile = /\/(quote-builder\.js|inquiry-form\.js|quote-sheet\.js|business\.\d+\.json)(\?|$)/
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
      const isMissing = tags.flat().length === 0 && leads === 0
      const keepsRoom = tags.flat().length > 0 && tags.flat().every((tag) => tag.keepsRoom)
      return [
        ...(isMissing ? ['The page has no <quote-builder> and no <inquiry-form>.'] : []),
        ...tags.flatMap(problemsOfTags),
        ...found,
        ...(shift > maxShift
          ? [
              `The widget moves what is below it by ${shift.toFixed(3)}, more than ${maxShift}: ${keepsRoom ? anotherStep : 'keep its room free with room.css'}.`,
            ]
          : []),
      ]
    },
  }
}

function isOurs(address: string): boolean {
  return ourFile.test(address) || address.endsWith(mailPath)
}
