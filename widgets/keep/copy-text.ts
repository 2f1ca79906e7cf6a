/**
 * Copies a text to the clipboard; false if that is impossible: the page has no TLS, or the browser
 * or the policy of the surrounding frame refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
