/**
 * The ten digits of a phone number, or '' when it is none. Spaces, dashes, dots, brackets, the
 * invisible marks that come along from an address book, and a leading +1 or 1 do not count.
 */
export function tenDigits(phone: string): string {
  const bare = phone.replace(/[\s.\p{Cf}\p{Pd}\p{Ps}\p{Pe}]/gu, '')
  return /^(?:\+?1)?(\d{10})$/.exec(bare)?.[1] ?? ''
}
