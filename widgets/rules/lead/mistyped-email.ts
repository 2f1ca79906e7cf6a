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

/**
 * The first letter of a name must be one of the first two, because mail.com, ymail.com and
 * pcloud.com are real; a short name must be right, because love.com, show.ca and ne.com are. An
 * ending of two letters may be another country's (yahoo.cn), so it is a slip only where it lacks a
 * letter of `com` or `net` after a long name. Nobody but Gmail has that name, in any country.
 */
function isMisspelt(domain: string, provider: string): boolean {
  if (lettersOf(domain) === lettersOf(provider)) return true
  const [name = '', ending = ''] = domain.split(/\.(.*)/)
  const [rightName = '', rightEnding = ''] = provider.split('.')
  const isLong = rightName.length > 4
  const isName =
    name === rightName ||
    (isLong && name.slice(0, 2).includes(rightName.charAt(0)) && isAlmost(name, rightName))
  const mayBeCountry = ending.length === 2 && !(isLong && rightEnding.length === 3)
  const isEnding =
    ending === rightEnding || ending === '' || (!mayBeCountry && isAlmost(ending, rightEnding))
  return isName && (isEnding || (rightName === 'gmail' && ending === 'ca'))
}

/** Without dots, commas and whatever else stands between or behind the letters. */
const lettersOf = (text: string) => text.replace(/[\W_]/g, '')

/** Whether at most one letter is another, is one too many or is missing, or two are swapped. */
function isAlmost(typed: string, right: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === right[at]) at++
  const rest = typed.slice(at)
  const rightRest = right.slice(at)
  const [first = '', second = ''] = rest
  return (
    rest.slice(1) === rightRest.slice(1) ||
    rest.slice(1) === rightRest ||
    rest === rightRest.slice(1) ||
    second + first + rest.slice(2) === rightRest
  )
}
