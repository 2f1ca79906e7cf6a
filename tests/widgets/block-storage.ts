/** In the page: whoever asks for its storage gets an error, as where cookies are blocked. */
export function blockStorage() {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
}
