/**
 * Refuses every request of the page to a host that is not in the list. Sveltia asks for its newest
 * version and for the state of GitHub, and no setting turns that off
 * (https://github.com/sveltia/sveltia-cms/blob/main/src/lib/services/backends/git/github/status.js).
 */
export function allowOnly(hosts: readonly string[]): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { protocol, origin } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    const isKnown = protocol === 'blob:' || protocol === 'data:'
    if (isKnown || origin === location.origin || hosts.includes(origin)) return fetch(input, init)
    return Promise.reject(new TypeError(`The editor asks nothing of ${origin}.`))
  }
}
