import type { Plugin } from 'vite'
import type { BusinessData, QuoteBusinessData } from '../rules/company/business.ts'

/**
 * Makes Chrome compile the functions of a script while it loads, off the main thread: about half of the code runs before
 * the first field shows. The comment only works in front of all code: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * Writes every character beyond ASCII as an escape: the browser reads a classic script in the encoding of
 * its page, and a partner's page may have any encoding.
 */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = inAscii(file.code)
    }
  },
}

/**
 * The newest script with the company's data in it, so that it fetches nothing. A release is the same code without
 * the data, so both behave the same.
 */
export function withCompanyData(name: string, code: string, data: QuoteBusinessData): string {
  const needed = name === 'inquiry-form.js' ? withoutQuoting(data) : data
  return `${compileHint}\n(function (goldcrestBusiness) {\n${code}\n})(${inAscii(JSON.stringify(needed))})\n`
}

function withoutQuoting(data: QuoteBusinessData): BusinessData {
  const {
    catalogue,
    words,
    offer,
    testimonial,
    contactStep,
    hasSpark,
    logo,
    pictures,
    nextSteps,
    ...shared
  } = data
  return shared
}

function inAscii(code: string): string {
  return code.replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
