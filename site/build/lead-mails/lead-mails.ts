import type { Catalogue, Question } from '../../../widgets/rules/company/catalogue.ts'
import { textReplyParams } from '../../../widgets/rules/lead/contact.ts'
import type { Company } from '../../content-schema/company.ts'
import type { ContactStep } from '../../content-schema/quotes.ts'
import { leadMails as words } from '../../words/lead-mails.ts'
import { readCatalogue } from '../content/read-catalogue.ts'
import { readCompany, readerOf } from '../content/reader.ts'
import { readLook } from '../look/colours.ts'
import { inquiryHtml, quoteHtml } from './mail-html.ts'
import { styledIn } from './mail-style.ts'

/** A template of EmailJS: what its editor is given. In all of it, `{{x}}` is a parameter of the lead. */
export interface LeadMail {
  /** Headers: nothing that a visitor writes is in them but the address to which the answer goes. */
  readonly subject: string
  readonly fromName: string
  readonly replyTo: string
  readonly html: string
}

/** The mails' templates for the company of a folder of content, which has been checked before. */
export function leadMails(folder: string): {
  readonly quote: LeadMail
  readonly inquiry: LeadMail
} {
  const company = readCompany(folder)
  const { colours } = readLook(folder)
  const { sign } = company.conventions.currency
  const look = { company, colours, styled: styledIn(colours) }
  return {
    quote: {
      subject: words.quoteSubject(`${sign}{{total_price}}`),
      fromName: company.name,
      replyTo: '{{email}}',
      html: quoteHtml(look, quoteKeys(folder)),
    },
    inquiry: {
      subject: words.inquirySubject,
      fromName: company.name,
      replyTo: '{{from_email}}',
      html: inquiryHtml(look, inquiryKeys(company)),
    },
  }
}

/** What a quote's widget makes of `textReply`, for a test lead. */
export function testReply(folder: string, name: string, link: string): { text_reply?: string } {
  return textReplyParams(readCompany(folder).textReply, name, link)
}

/** What every lead says about how it came. */
const origin = [
  ...['suspect', 'test', 'page', 'partner', 'reference', 'referrer'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'version', 'price_list'],
]

const inquiryKeys = (company: Company): readonly string[] => [
  ...['lead_id', 'service', ...languageKeys(company), 'from_name', 'from_email', 'phone'],
  ...origin,
]

/** Where visitors can choose a language, a lead says which they read. */
const languageKeys = ({ languages }: Company) => (languages.length > 1 ? ['language'] : [])

/** What a quote of this company says, in an order in which what the widget writes precedes what visitors type. */
function quoteKeys(folder: string): readonly string[] {
  const { catalogue } = readCatalogue(folder)
  const { preferredDay, postalCode } = readerOf(folder)<ContactStep>('contact-step.json')
  const { taxes, includedTaxes = [] } = catalogue.charges
  const questions = questionsIn(catalogue)
  const asksForPlace = postalCode !== null || questions.some(({ kind }) => kind === 'area')
  return [
    ...['lead_id', 'service', 'total_price', 'price_breakdown'],
    ...(taxes.length + includedTaxes.length > 0 ? ['taxes'] : []),
    ...(questions.some(takesTime) ? ['work_time'] : []),
    ...['quote_link', ...languageKeys(readCompany(folder)), 'name', 'email', 'phone'],
    ...(preferredDay ? ['preferred_date'] : []),
    ...(asksForPlace ? ['postal_code', 'area'] : []),
    ...origin,
  ]
}

function questionsIn({ services, extras }: Catalogue): readonly Question[] {
  return [...services.flatMap(({ steps }) => steps), extras].flatMap(({ questions }) => questions)
}

/** Whether a question, or something that it counts or offers, says how many minutes it takes. */
function takesTime(question: Question): boolean {
  const answers = [
    question,
    ...('counts' in question ? question.counts : []),
    ...('options' in question ? question.options : []),
  ]
  return answers.some((answer) => 'minutes' in answer && Boolean(answer.minutes))
}
