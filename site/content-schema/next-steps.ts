import { z } from 'zod'
import {
  knownOfEveryLead,
  type LeadPlaceholder,
  leadPlaceholders,
} from '../../widgets/rules/company/next-steps.ts'
import { addressFault } from '../problems/address-fault.ts'
import { hint } from '../problems/hint.ts'
import { oneOf } from '../problems/problems.ts'
import { phoneNumber } from './company.ts'
import { absence, listOrNone, longText, object, optional, schemaKey, shortText } from './fields.ts'
import { references } from './references.ts'
import { translated } from './translated.ts'
import { conditions } from './when.ts'

/** Names in braces, which in an address or a message stand for what is known of the lead. */
const inBraces = /\{\w+\}/g

const asWritten = (names: readonly LeadPlaceholder[]) => names.map((name) => `{${name}}`)

const allPlaceholders = asWritten(leadPlaceholders)

const url = z
  .string({
    error: ({ input }) => `${absence(input)}; write an address that starts with https://.`,
  })
  .regex(/^https:\/\//, { error: ({ input }) => schemeFault(String(input)), abort: true })
  .refine((address) => !leadAddressFault(address), {
    error: ({ input }) => leadAddressFault(String(input)),
  })
  .meta({ example: 'an address that starts with https://' })
  .describe(
    `Where it leads: an https:// address. Behind the ?, it may have ${oneOf(allPlaceholders)}, as ?id={lead_id}; what is empty then is left out.`,
  )

const message = translated(
  longText(
    `How the message begins. It may have ${oneOf(allPlaceholders)} in it: of the visitor, not of the company.`,
  )
    .max(300, {
      error: ({ input }) =>
        `has ${String(input).length} characters; there is room for 300, so write it shorter.`,
    })
    .refine((words) => !placeholderFault(words), {
      error: ({ input }) => placeholderFault(String(input)),
    }),
)

const phone = optional(
  phoneNumber(
    'The phone number as people read it; without it, your company’s. For WhatsApp, it must have an account there.',
  ).register(references, { to: 'phone number' }),
)

const when = conditions(
  'Shown only where all of this holds. It may name every question of a service, and those of the extras.',
)

const nextStep = <const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) =>
  object({
    kind: z.literal(kind).describe(description),
    label: translated(shortText('The words of its button, such as Pick a time.', 30)),
    text: translated(shortText('A sentence about it.', 140).meta({ isLong: true })),
    ...shape,
    when,
  })

const kinds = [
  nextStep('slot', 'A time to choose, at your booking service.', { url }),
  nextStep('deposit', 'A deposit, at your payment service.', { url }),
  nextStep('text', 'A text message to you.', { phone, message }),
  nextStep('whatsapp', 'A message to you on WhatsApp.', { phone, message }),
  nextStep('call', 'A call to you.', { phone }),
  nextStep('link', 'Any other page.', { url }),
] as const

/** next-steps.json: what visitors can do at once when their quote has arrived. */
export const nextSteps = object({
  ...schemaKey,
  steps: listOrNone(
    z
      .discriminatedUnion('kind', kinds, {
        error: ({ code, input }) =>
          code === 'invalid_union'
            ? `${absence(Object(input).kind)}; choose ${oneOf(kinds.map(({ shape }) => shape.kind.value))}.`
            : `${absence(input)}; write a step between { and }.`,
      })
      .meta({ title: 'step' }),
    'What visitors can do once their quote has arrived, in order: links to your own accounts elsewhere, or a message to you. At most three are shown for any answers. It may be empty.',
  ),
})

export type NextStepsContent = z.infer<typeof nextSteps>

function schemeFault(address: string): string {
  if (address === '') return 'is empty; write an address that starts with https://.'
  return /^(?:tel|sms|whatsapp):/i.test(address)
    ? `"${address}" is a phone number; choose the kind text, whatsapp or call, and write it as phone.`
    : `"${address}" is not an address; write one that starts with https://.`
}

/** What is wrong with an https:// address in which a lead is filled in; '' if nothing is. */
function leadAddressFault(address: string): string {
  const [, host = '', path = '', query = '', fragment = ''] =
    /^https:\/\/([^/?#]*)([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? []
  return (
    placeholderFault(address) ||
    signFault(address) ||
    hostFault(host) ||
    pathFault(path) ||
    queryFault(query) ||
    fragmentFault(fragment) ||
    (addressFault(address) ?? '')
  )
}

/** What is wrong with what an address or a message has in braces; '' if nothing is. */
function placeholderFault(words: string): string {
  return braceFault(words) || unknownFault(words)
}

/** Browsers write a brace as %7B in the addresses that people copy from them. */
function braceFault(words: string): string {
  const rest = words.replace(/(?<!\{)\{\w+\}(?!\})/g, '')
  const [part, name] = /(?:\{|%7b)+(?:\s|%20)*([\w-]+)(?:\s|%20)*(?:\}|%7d)+/i.exec(rest) ?? []
  if (part) return `${part} would not be filled in; write {${name?.replaceAll('-', '_')}}.`
  return /[{}]/.test(rest) ? 'has a brace alone; write {lead_id}, or leave it out.' : ''
}

function unknownFault(words: string): string {
  const unknown = (words.match(inBraces) ?? []).find((name) => !allPlaceholders.includes(name))
  return unknown ? `"${unknown}" is unknown; ${hint(unknown, allPlaceholders)}` : ''
}

function signFault(address: string): string {
  const [sign] = /[\s\\<>"]/.exec(address) ?? []
  if (!sign) return ''
  return /\s/.test(sign)
    ? 'has a space, which no address has; write %20 for it, or take it out.'
    : `has a ${sign}, which no address has; take it out.`
}

function hostFault(host: string): string {
  const [name] = host.match(inBraces) ?? []
  if (name) return `"${host}" cannot have ${name} in it; write the name of the site out.`
  return host.includes('@') ? `"${host}" has a user before the @; leave it out, and the @.` : ''
}

function pathFault(path: string): string {
  const known = asWritten(knownOfEveryLead)
  const unsure = path.match(inBraces)?.find((name) => !known.includes(name))
  return unsure
    ? `${unsure} may be empty, and then the address would be another one; write it behind the ?, as ?id=${unsure}.`
    : ''
}

function queryFault(query: string): string {
  const names = query.split('&').map((parameter) => parameter.replace(/=.*/s, ''))
  const [name] = names.join().match(inBraces) ?? []
  return name ? `${name} has no name before it; write one, as id=${name}.` : ''
}

function fragmentFault(fragment: string): string {
  const [name] = fragment.match(inBraces) ?? []
  return name ? `${name} cannot be behind the #; write it before that, as ?id=${name}.` : ''
}
