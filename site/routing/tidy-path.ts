/** One spelling for each address: `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export function tidyAddress(pathname: string): string {
  return without(without(withoutSlashes(pathname), '.html'), '/index') || '/'
}

/** The path that an address stands for, in plain letters: `/blog/a%20b` is `/blog/a b`. */
export function tidyPath(pathname: string): string {
  return tidyAddress(decoded(pathname))
}

/**
 * Decoded until nothing changes, because wouter decodes whatever path it is given once more. What is
 * no valid encoding, such as a lone percent sign, stays as it is.
 */
export function decoded(address: string): string {
  try {
    const plain = decodeURI(address)
    return plain === address ? plain : decoded(plain)
  } catch {
    return address
  }
}

/** Not by a regular expression: one takes minutes over an address of 100,000 slashes. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

function without(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text
}
