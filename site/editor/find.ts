/** The element of our page that a selector names. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The editor's page has no ${selector}.`)
  return found
}

export function findAll(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector)
}
