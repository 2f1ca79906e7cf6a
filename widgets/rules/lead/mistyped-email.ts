/** Mail providers that are common where we work. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'yahoo.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'me.com',
  'telus.net',
  'shaw.ca',
  'yahoo.ca',
  'hotmail.ca',
  'live.ca',
]

/**
 * The provider that was probably meant by an email address, such as `gmail.com` for `ann@gmial.com`;
 * '' if the address may well be right. It never doubts a domain that people really have.
 */
export function probableProvider(email: string): string {
  const domain = email.trim().toLowerCase().replace(/^.*@/, '')
  if (domain === '' || providers.includes(domain)) return ''
  return providers.find((provider) => isMisspelt(domain, provider)) ?? ''
}

/** Replaces the domain of an address. */
export function withProvider(email: string, provider: string): string {
  return email.trim().replace(/[^@]*$/, provider)
}

function isMisspelt(domain: string, provider: string): boolean {
  if (lettersOf(domain) === lettersOf(provider)) return true
  const [name, ending] = partsOf(domain)
  const [rightName, rightEnding] = partsOf(provider)
  return isNameNear(name, rightName) && isEndingNear(ending, rightEnding, rightName)
}

/** Without dots, commas and whatever else stands between or behind the letters. */
const lettersOf = (text: string) => text.replace(/[\W_]/g, '')

function partsOf(domain: string): [name: string, ending: string] {
  const [name = '', ...rest] = domain.split('.')
  return [name, rest.join('.')]
}

/**
 * Slips at the first letter are left out, because mail.com, ymail.com and pcloud.com are real, and
 * so are all that make another word of a short name: love.com, show.ca, ne.com.
 */
function isNameNear(typed: string, right: string): boolean {
  if (typed === right) return true
  if (isLong(right) && typed[0] === right[0] && isOff(typed, right)) return true
  return right.length > 3 && isSwapped(typed, right)
}

/**
 * An ending of two letters may be another country's (yahoo.cn), so it is a slip only where it lacks
 * a letter of `com` or `net` after a name that nobody else has.
 */
function isEndingNear(typed: string, right: string, name: string): boolean {
  if (typed === right || typed === '') return true
  if (typed === 'ca') return name === 'gmail'
  const isAnyCountry = typed.length === 2 && !(isLong(name) && right.length === 3)
  return !isAnyCountry && (isSwapped(typed, right) || isOff(typed, right))
}

const isLong = (name: string) => name.length > 4

/** Whether two neighbouring letters are in each other's place. */
function isSwapped(typed: string, right: string): boolean {
  const at = firstDifference(typed, right)
  const [first = '', second = ''] = typed.slice(at)
  return right.slice(at) === second + first + typed.slice(at + 2)
}

/** Whether one letter is another, one too many, or missing. */
function isOff(typed: string, right: string): boolean {
  const at = firstDifference(typed, right)
  const [rest, rightRest] = [typed.slice(at), right.slice(at)]
  const after = rest.slice(1)
  return after === rightRest.slice(1) || after === rightRest || rest === rightRest.slice(1)
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
