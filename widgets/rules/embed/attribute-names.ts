/** The attributes every element takes, as its properties are called. */
export const commonAttributes = [
  'service',
  'successUrl',
  'successTarget',
  'partner',
  'reference',
  'name',
  'test',
  'emailService',
  'emailTemplate',
  'emailKey',
  'emailOrigin',
  'analytics',
  'theme',
  'mode',
  'trigger',
  'launcherLabel',
  'launcherCorner',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactNotes',
] as const

/** Those of the quote builder alone, besides the ones that answer what a service asks. */
export const quoteBuilderAttributes = ['quoteLink'] as const

/** `hedgeHeight` as `hedge-height`. */
export function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `hedge-height` as `hedgeHeight`. */
export function inCamelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
