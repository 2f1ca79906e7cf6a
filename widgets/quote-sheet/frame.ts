import frameCss from './frame.css?inline'

interface Font {
  readonly family: string
  /** A data: address, in base64. */
  readonly source: string
  /** The weights it has, such as `400 750`. */
  readonly weight: string
}

export interface PrintFrame {
  readonly document: Document
  print(): void
}

let removeLast = () => {}

/**
 * Opens an empty document that nobody sees, in styles and fonts of its own and none of the page's. The
 * strictest policy of the page allows all of it: nothing is fetched, and no markup is parsed.
 */
export async function openFrame(css: string, fonts: readonly Font[]): Promise<PrintFrame> {
  removeLast()
  const frame = document.createElement('iframe')
  frame.className = 'goldcrest-print'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  const hiding = styleSheet(window, frameCss)
  document.adoptedStyleSheets.push(hiding)
  removeLast = () => {
    frame.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hiding)
  }
  await loaded(frame)

  const view = frame.contentWindow as Window & typeof globalThis
  view.document.adoptedStyleSheets = [styleSheet(view, css)]
  const faces = fonts.map(
    ({ family, source, weight }) => new view.FontFace(family, bytesOf(source), { weight }),
  )
  for (const face of faces) view.document.fonts.add(face)
  await Promise.all(faces.map((face) => face.load()))

  return {
    document: view.document,
    print: () => {
      view.print()
      removeOnNextSign(removeLast)
    },
  }
}

function styleSheet(view: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Firefox before 148 puts another document in place of the one that a frame is born with: bugzilla.mozilla.org/543435 */
function loaded(frame: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
    document.body.append(frame)
  })
}

/**
 * On a phone `print` and `afterprint` are over while the visitor still chooses the paper, and a frame
 * that is gone by then prints an empty page: github.com/jasonday/printThis/issues/193. No browser
 * lets a press through to the page before its own dialog is closed.
 */
function removeOnNextSign(remove: () => void): void {
  const heard = new AbortController()
  const onSign = () => {
    heard.abort()
    remove()
  }
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, onSign, { capture: true, signal: heard.signal })
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return Uint8Array.from(binary, (byte) => byte.charCodeAt(0))
}
