/** A link that opens the visitor's own mail program with a letter begun. */
export function mailtoLink(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** Half of a surrogate pair cannot be encoded in a link, so it goes. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}
