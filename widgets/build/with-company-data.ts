import type { BusinessData, QuoteBusinessData } from '../rules/company/business.ts'
import { compileHint } from './compile-hint.ts'

/** Selects the company's data that a script needs, by the script's name. */
const needs: Readonly<Record<string, (data: QuoteBusinessData) => BusinessData>> = {
  'quote-builder.js': (data) => data,
  'inquiry-form.js': withoutQuoting,
}

/**
 * The newest script with the company's data in it, so that it fetches nothing. A release is the same code without
 * the data, so both behave the same.
 */
export function withCompanyData(name: string, code: string, data: QuoteBusinessData): string {
  const needed = needs[name]?.(data) ?? data
  return `${compileHint}\n(function (goldcrestBusiness) {\n${code}\n})(${asciiJson(needed)})\n`
}

function withoutQuoting(data: QuoteBusinessData): BusinessData {
  const { shape, newestRelease, priceList, company, siteUrl, conventions } = data
  const { privacy, colours, account, services } = data
  return {
    shape,
    newestRelease,
    priceList,
    company,
    siteUrl,
    conventions,
    privacy,
    colours,
    account,
    services,
  }
}

/** JSON in ASCII, which is the same in every encoding of a page. */
function asciiJson(data: object): string {
  return JSON.stringify(data).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
