import type { Plugin } from 'vite'

/**
 * Writes every character beyond ASCII as an escape: the browser reads a classic script in the encoding of
 * its page, and a partner's page may have any encoding.
 */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = escaped(file.code)
    }
  },
}

function escaped(code: string): string {
  return code.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
