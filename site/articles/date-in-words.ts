/** `2026-10-12` as October 12, 2026. In UTC, so that a reader's time zone does not change the day. */
export function dateInWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' })
}
