import type { Plugin } from 'vite'

/** Takes out of the widgets' styles what a shadow root and the browsers of our targets can do without. */
export const leanCss: Plugin = {
  name: 'lean-css',
  renderChunk(code) {
    return (
      code
        .replaceAll(':root,:host{', ':host{')
        // A nested rule means the same without its ampersand.
        .replace(/([{;}])&(?: (?=[\w.:[])|(?=>))/g, '$1')
        // The site's own tokens, which nothing in the script reads.
        .replace(/(--[\w-]+):[^;{}`]+(?:;|(?=}))/g, (declaration, name) =>
          code.includes(`var(${name})`) ? declaration : '',
        )
    )
  },
}
