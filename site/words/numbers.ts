/** Numbers that sentences write as words, from 0. */
export const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

export const services = (count: number) => (count === 1 ? 'service' : 'services')
export const and = (before: string, last: string) => `${before} and ${last}`
