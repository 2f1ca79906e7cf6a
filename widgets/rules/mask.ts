const letters = /[\dA-Za-z]{10,}/g
const mask = '***'

/** An address, or a path, without its query and without the parts that may name a person or open a door. */
export function maskedAddress(address: string): string {
  const [, origin = '', path = ''] = /^([\w-]+:\/\/[^/?#]*)?([^?#]*)/.exec(address) ?? []
  const parts = path.split('/').map((part) => (isPrivate(part) ? mask : part))
  return origin + parts.join('/')
}

/** Whether a text holds an e-mail address, or long random letters as keys and tokens have. */
export function isPrivate(text: string): boolean {
  // An at sign, also one that was encoded, and that again.
  const isAddress = /@|%(25)*40/.test(text)
  const isUuid = /[\da-f]{8}-[\da-f]{4}-/i.test(text)
  return isAddress || isUuid || (text.match(letters) ?? []).some(isRandom)
}

/** Words and dates keep digits together; what is drawn at random does not. */
function isRandom(word: string): boolean {
  const changes = word.match(/\d(?=\D)|\D(?=\d)/g) ?? []
  return changes.length >= 4 || word.length >= 32
}
