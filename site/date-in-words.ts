/** `2026-10-12` as October 12, 2026: the same day wherever it is read. */
export function dateInWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' })
}
