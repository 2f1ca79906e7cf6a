import type { EnginePage } from '../page.ts'

/** The content that a frame was asked to print. */
export interface Printed {
  text: string
  /** Whether the styles of the sheet apply to it. */
  isStyled: boolean
  /** How many fonts it has loaded. */
  fonts: number
}

/** Records what frames print from now on, without opening the system's dialog. */
export const recordPrints = (page: Pick<EnginePage, 'evaluate'>) =>
  page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(
      HTMLIFrameElement.prototype,
      'contentWindow',
    ) as { get(): Window }
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get() {
        const view = get.call(this)
        view.print = () => {
          const { body, fonts } = view.document
          const style = getComputedStyle(body.firstElementChild ?? body)
          const printed = {
            text: body.innerText,
            isStyled: style.fontVariantNumeric === 'tabular-nums',
            fonts: [...fonts].filter(({ status }) => status === 'loaded').length,
          }
          Object.assign(window, { printed })
        }
        return view
      },
    })
  })

/** What was printed last, or undefined when nothing was printed. */
export const printedOn = (page: Pick<EnginePage, 'evaluate'>) =>
  page.evaluate(() => (window as unknown as { printed?: Printed }).printed)
