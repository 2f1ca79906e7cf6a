/** A form whose changes are not saved. */
export interface UnsavedForm {
  readonly collection: string
  /** '' for a new one. */
  readonly entry: string
}

/**
 * Calls a listener with the open form when something is changed in it, and with undefined once all is saved or undone.
 * Sveltia closes a form without a word, so leaving one that is not saved asks first.
 */
export function onUnsaved(
  frame: HTMLIFrameElement,
  listener: (form: UnsavedForm | undefined) => void,
): void {
  let shown = ''
  const look = () => {
    const form = unsavedIn(frame)
    const found = form ? `${form.collection}/${form.entry}` : ''
    if (found === shown) return
    shown = found
    listener(form)
  }
  frame.addEventListener('load', () => {
    const page = frame.contentDocument
    if (!page) return
    const attributes = { attributes: true, attributeFilter: ['disabled', 'aria-disabled'] }
    new MutationObserver(look).observe(page.body, { childList: true, subtree: true, ...attributes })
    page.addEventListener(
      'click',
      (event) => {
        const isBack = (event.target as Element).closest(
          '.content-editor [aria-keyshortcuts="Escape"]',
        )
        if (!isBack || mayLeave(frame)) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
  })
}

/** Whether the open form may be left: it is saved, or the owner gives up what is not. */
export function mayLeave(frame: HTMLIFrameElement): boolean {
  return !unsavedIn(frame) || confirm('Leave this form? What you changed in it is not saved yet.')
}

/** The open form, if it has changes that are not saved: only then can its button be pressed. */
function unsavedIn({ contentDocument: page, contentWindow: editor }: HTMLIFrameElement) {
  const save = page?.querySelector('.content-editor [aria-keyshortcuts$="+S"]')
  if (!save || save.matches(':disabled, [aria-disabled="true"]')) return undefined
  const [, collection = '', entry = ''] =
    /^#\/collections\/([^/]+)\/(?:new|entries\/(.+))$/.exec(editor?.location.hash ?? '') ?? []
  return { collection, entry }
}
