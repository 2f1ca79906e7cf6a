/**
 * The ten digits of a phone number, or '' when it is none. Spaces, dashes, dots, brackets, the
 * invisible marks that come along from an address book, and a leading +1 or 1 do not count: no North
 * American number starts with a 1, so one in front is the country's.
 */
export function tenDigits(phone: string): string {
  const bare = phone.replace(/[\s.\p{Cf}\p{Pd}\p{Ps}\p{Pe}]/gu, '')
  const digits = bare.replace(/^\+?1/, '')
  return /^\d{10}$/.test(digits) ? digits : ''
}
