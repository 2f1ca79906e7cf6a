/** A link that writes to an address, and carries nothing else that may hide in it; '' for no address. */
export function mailtoAddress(address: string): string {
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(address)
  return isAddress ? `mailto:${address.split('@').map(encoded).join('@')}` : ''
}

/** A link that opens the visitor's own mail program with a letter begun; to whom, for no address, the visitor says. */
export function mailtoLetter(address: string, subject: string, body: string): string {
  return `${mailtoAddress(address) || 'mailto:'}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** Half of a surrogate pair cannot be encoded in a link, so it goes. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}
