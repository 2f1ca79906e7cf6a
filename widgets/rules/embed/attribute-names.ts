/** The attributes of every element, by the names of its properties. */
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

/** The attributes of the quote builder alone, besides those that answer a service's questions. */
export const quoteBuilderAttributes = ['quoteLink', 'nextSteps'] as const

/** `hedgeHeight` as `hedge-height`. */
export function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `hedge-height` as `hedgeHeight`. */
export function inCamelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
