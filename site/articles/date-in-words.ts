/**
 * Writes `2026-10-12` as October 12, 2026 in en-CA. The time zone is UTC, so that every reader sees
 * the same day.
 */
export function dateInWords(iso: string, locale: string): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}
