import type { EnginePage } from '../page.ts'

/** What a frame was to print. */
export interface Printed {
  text: string
  /** Whether it wears the styles of the sheet. */
  isDressed: boolean
  /** How many fonts it has loaded. */
  fonts: number
}

/** Keeps what a frame prints from now on, and opens no dialog of the system. */
export const keepPrinted = (page: Pick<EnginePage, 'evaluate'>) =>
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
          const dress = getComputedStyle(body.firstElementChild ?? body)
          const printed = {
            text: body.innerText,
            isDressed: dress.fontVariantNumeric === 'tabular-nums',
            fonts: [...fonts].filter(({ status }) => status === 'loaded').length,
          }
          Object.assign(window, { printed })
        }
        return view
      },
    })
  })

/** What was printed last; nothing before. */
export const printedOn = (page: Pick<EnginePage, 'evaluate'>) =>
  page.evaluate(() => (window as unknown as { printed?: Printed }).printed)
