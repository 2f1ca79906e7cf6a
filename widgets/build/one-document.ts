import type { Plugin } from 'vite'

const ofTheParent = /\w+\.ownerDocument\|\|document/

/**
 * Has Preact draw with the `document` that the build gives every script (widgets/element/document.ts), and
 * not with the one of the parent node, whose methods an image of the page may replace by its name:
 * https://github.com/preactjs/preact/blob/main/src/diff/index.js
 */
export const oneDocument: Plugin = {
  name: 'one-document',
  // The sheet is drawn in a frame, with the document of that frame.
  applyToEnvironment: ({ name }) => name !== 'quote_sheet',
  transform(code, id) {
    if (!id.includes('/preact/dist/preact.')) return undefined
    if (!ofTheParent.test(code)) this.error('Preact no longer asks a node for its document here.')
    return { code: code.replace(ofTheParent, 'document'), map: null }
  },
}
