/**
 * Puts a text into the clipboard; false where there is none to put it in: on a page without TLS, or
 * where the browser, or the policy of the frame around, refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
