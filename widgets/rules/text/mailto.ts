/**
 * A link that writes to an address, without anything else that may hide in the text; '' if the text
 * is not an address.
 */
export function mailtoAddress(address: string): string {
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(address)
  return isAddress ? `mailto:${address.split('@').map(encoded).join('@')}` : ''
}

/**
 * A link that opens the visitor's own mail program with this letter; without an address, the
 * visitor fills in the recipient.
 */
export function mailtoLetter(address: string, subject: string, body: string): string {
  return `${mailtoAddress(address) || 'mailto:'}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** A text as one value of a link. Half of a surrogate pair cannot be encoded, so it is removed. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}

/** The pieces of an email address that a line may end between. */
export const addressPieces = (email: string): readonly string[] =>
  email.match(/[^@]*@|[^@]+/g) ?? []
