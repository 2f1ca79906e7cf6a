/**
 * One spelling for each address: `/about/`, `/about.html` and `/about/index.html` become `/about`.
 */
export function tidyAddress(pathname: string): string {
  return withoutEnding(withoutEnding(withoutSlashes(pathname), '.html'), '/index') || '/'
}

/** The tidy address, decoded: `/blog/a%20b` becomes `/blog/a b`. */
export function tidyPath(pathname: string): string {
  return tidyAddress(decodePath(pathname))
}

/**
 * Decodes until nothing changes, because wouter decodes each path once more. An invalid encoding,
 * such as a lone percent sign, stays as it is.
 */
export function decodePath(address: string): string {
  try {
    const plain = decodeURI(address)
    return plain === address ? plain : decodePath(plain)
  } catch {
    return address
  }
}

/** Uses no regular expression: it would take minutes for an address of 100,000 slashes. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

function withoutEnding(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text
}
