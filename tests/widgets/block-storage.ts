/** Runs in the page: makes access to its storage throw, as where cookies are blocked. */
export function blockStorage() {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
}
