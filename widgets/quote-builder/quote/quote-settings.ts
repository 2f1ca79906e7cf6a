import type { OwnScript } from '../../business/script.ts'
import {
  type Attributes,
  anyOf,
  attributeReader,
  isWebAddress,
  type Kind,
  someOf,
  underBase,
} from '../../element/read-attributes.ts'
import { type Settings, settingsReader } from '../../lead/settings.ts'
import type { BusinessData, QuoteBusinessData, SheetContent } from '../../rules/company/business.ts'
import type { NextStep } from '../../rules/company/next-steps.ts'
import { quoteBuilderAttributes } from '../../rules/embed/attribute-names.ts'
import { quotePage } from '../../rules/embed/quote-link.ts'
import { type Answer, highestCount, type KnownAnswers } from '../../rules/engine/answers.ts'
import type { Prefill } from '../../rules/engine/prefill.ts'
import type { ContactQuestions } from '../../rules/lead/when-and-where.ts'
import type { WizardContent } from '../../rules/wizard/wizard-steps.ts'

/** The company's content that the quote builder shows. */
export interface QuoteContent
  extends WizardContent,
    Pick<QuoteBusinessData, 'offer' | 'testimonial' | 'privacy' | 'hasSpark' | 'pictures'>,
    Pick<
      BusinessData['company'],
      'name' | 'phone' | 'telHref' | 'email' | 'responseHours' | 'textReply'
    > {
  /** What is asked as the company wrote it, for events and mails; the rest is in the element's language. */
  readonly own: WizardContent
  /** What the contact step asks besides name, email and phone, if anything. */
  readonly whenAndWhere: ContactQuestions | undefined
  /** The company's details on the printed page. */
  readonly sheet: SheetContent
}

/** The settings that a quote builder gets from its attributes. */
export interface QuoteSettings extends Settings {
  /** The answers that the page preselects. */
  readonly known: KnownAnswers
  /** Whether quotes have links, and a link in the page's address opens its quote. */
  readonly hasLink: boolean
  /** What the owner offers a visitor whose lead has arrived; nothing if the tag switched that off. */
  readonly nextSteps: readonly NextStep[]
  /** The page that a quote's link leads to: a partner's, or our own; '' if nobody knows ours. */
  readonly linkPage: string
}

const offKind = anyOf(['off'])
const linkKind: Kind<string> = {
  read: (value) => (value === 'off' || isPage(value) ? value : undefined),
  get words() {
    return `off, a web address or a path of your site${underBase()}`
  },
}
const yesKind: Kind<boolean> = {
  read: (value) => /^(yes|true)$/.test(value) || (/^(no|false)$/.test(value) ? false : undefined),
  words: 'yes or no',
}

/** The attributes that only the quote builder has, by the names of the element's properties. */
export function quoteAttributes(prefills: readonly Prefill[]): readonly string[] {
  return [...prefills.map(({ property }) => property), ...quoteBuilderAttributes]
}

/** The boolean attributes: they are on when present. */
export function quoteFlags(prefills: readonly Prefill[]): readonly string[] {
  const flags = prefills.filter(({ kind }) => kind === 'yes')
  return flags.map(({ property }) => property)
}

/** Makes the function that turns attributes into settings; a wrong answer warns once, and its question stays open. */
export function quoteSettingsReader(
  tag: string,
  business: QuoteBusinessData,
  prefills: readonly Prefill[],
  script: OwnScript,
) {
  const read = attributeReader(tag)
  const settingsOf = settingsReader(tag, 'quote', business, script)
  const { nextSteps = [] } = business
  const questions = prefills.map((prefill) => ({ ...prefill, answerKind: kindOf(prefill) }))

  return (attributes: Attributes<string>): QuoteSettings => {
    const settings = settingsOf(attributes)
    const link = read('quote-link', attributes.quoteLink, linkKind, '')
    const known = questions.flatMap(({ attribute, property, id, answerKind }) => {
      const answer = read(attribute, attributes[property], answerKind, undefined)
      return answer === undefined ? [] : [[id, answer] as const]
    })
    return {
      ...settings,
      known: Object.fromEntries(known),
      hasLink: link !== 'off',
      nextSteps: read('next-steps', attributes.nextSteps, offKind, 'on') === 'off' ? [] : nextSteps,
      linkPage: isPage(link)
        ? new URL(link, document.baseURI).href
        : settings.home && quotePage(settings.home, settings.cameFrom),
    }
  }
}

/** A single word is not accepted as a page, though it could be a relative address. */
function isPage(value: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(value) && isWebAddress(value)
}

/** The values that an attribute accepts. */
function kindOf({ kind, options, most = highestCount }: Prefill): Kind<Answer> {
  const ids = options.map(({ id }) => id)
  switch (kind) {
    case 'count':
      return {
        read: (value) =>
          /^\d{1,2}$/.test(value) && Number(value) <= most ? Number(value) : undefined,
        words: `a whole number from 0 to ${most}`,
      }
    case 'yes':
      return yesKind
    case 'many':
      return someOf(ids)
    default:
      return anyOf(ids)
  }
}
