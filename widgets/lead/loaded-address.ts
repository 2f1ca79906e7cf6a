/**
 * The address that the page was loaded with; '' if the browser does not know it. A page that
 * navigates by script may have another by now.
 */
export function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? ''
}
