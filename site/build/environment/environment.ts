import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import type { Account } from '../../../widgets/rules/company/business.ts'
import { contentFolder } from '../content/content-folder.ts'
import { contentPath } from './content-path.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The names of the EmailJS ids. */
export const emailIds = [
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_QUOTE_TEMPLATE_ID',
  'VITE_EMAILJS_INQUIRY_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
] as const

/** Where leads go with these ids; null for the mailbox of a local build. */
export function emailAccount(ids: Environment['emailIds']): Account | null {
  const {
    VITE_EMAILJS_SERVICE_ID: serviceId,
    VITE_EMAILJS_QUOTE_TEMPLATE_ID: quoteTemplateId,
    VITE_EMAILJS_INQUIRY_TEMPLATE_ID: inquiryTemplateId,
    VITE_EMAILJS_PUBLIC_KEY: publicKey,
  } = ids
  if (!serviceId || !quoteTemplateId || !inquiryTemplateId || !publicKey) return null
  const origin = 'https://api.emailjs.com'
  return { serviceId, quoteTemplateId, inquiryTemplateId, publicKey, origin }
}

type EmailId = (typeof emailIds)[number]

/** How EmailJS begins the ids that it makes, and what they are of. Owners may rename all but the key. */
const beginnings = {
  service_: 'the id of a mail service',
  template_: 'the id of a template',
  user_: 'a public key',
}

const template = { beginning: 'template_', instead: 'the id of a template, as template_ab12cde' }

/** How each of the ids may begin, and what to write where it is the id of something else. */
const meant: Record<EmailId, { beginning: string; instead: string }> = {
  VITE_EMAILJS_SERVICE_ID: {
    beginning: 'service_',
    instead: 'the id of your mail service, as service_ab12cde',
  },
  VITE_EMAILJS_QUOTE_TEMPLATE_ID: template,
  VITE_EMAILJS_INQUIRY_TEMPLATE_ID: template,
  VITE_EMAILJS_PUBLIC_KEY: {
    beginning: 'user_',
    instead: 'the public key, which EmailJS shows under Account',
  },
}

/** Where the editor of a published site finds what it edits. */
export interface EditorSettings {
  /** The repository at GitHub, as owner/name. */
  repository: string
  /** Left out for the one that GitHub calls the default. */
  branch?: string
}

/** What the owner sets in `.env`, or where the build runs. */
export interface Environment {
  /** The site's public address, without a slash at the end; '' when it is not set. */
  siteUrl: string
  /** The Tag Manager container, '' for none. */
  tagManagerId: string
  /** All four, or none. */
  emailIds: Partial<Record<EmailId, string>>
  /** Undefined for a site without an editor. */
  editor: EditorSettings | undefined
}

/** What is set; throws with the lines of environmentProblems when it is not as it should be. */
export function environment(mode: string): Environment {
  const problems = environmentProblems(mode)
  if (problems) throw new Error(problems)
  const values = valuesOf(mode)
  const { EDITOR_REPO: repository, EDITOR_BRANCH: branch } = values
  return {
    siteUrl: (values.SITE_URL ?? '').replace(/\/+$/, ''),
    tagManagerId: values.VITE_GTM_ID ?? '',
    emailIds: Object.fromEntries(emailIds.flatMap((id) => (values[id] ? [[id, values[id]]] : []))),
    editor: repository ? { repository, ...(branch && { branch }) } : undefined,
  }
}

/** What is wrong with what is set, as the lines the build stops with; '' when all is well. */
export function environmentProblems(mode: string): string {
  return faultsOf(valuesOf(mode))
    .map((fault) => ({ ...fault, ...(placeOf(fault.name, mode) ?? placeOf(fault.near, mode)) }))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({ file, line, name, sentence }) =>
      [...(file ? [`${file}:${line}`] : []), name, sentence].join(': '),
    )
    .join('\n')
}

interface Fault {
  name: string
  sentence: string
  /** What is set in its stead, for the line. */
  near?: string
}

/** What is wrong with values, by their names. */
function faultsOf(values: Record<string, string | undefined>): Fault[] {
  const { SITE_URL: address = '', VITE_GTM_ID: container = '', EDITOR_REPO: editor = '' } = values
  const faults: Fault[] = []
  const better = addressFrom(address)
  if (address && better !== address.replace(/\/$/, '')) {
    const hint = better || 'https:// and the name of your site, as https://brightwater.example'
    faults.push({ name: 'SITE_URL', sentence: `"${address}" is no address; write ${hint}` })
  }
  if (container && !/^GTM-[A-Z0-9]+$/.test(container)) {
    const sentence = `"${container}" is no container; write an id such as GTM-AB12CD3.`
    faults.push({ name: 'VITE_GTM_ID', sentence })
  }
  if (editor && !repositoryName.test(editor)) {
    const hint = repositoryIn(editor) || 'its owner and its name at GitHub, as brightwater/website'
    faults.push({ name: 'EDITOR_REPO', sentence: `"${editor}" is no repository; write ${hint}.` })
  } else if (editor && contentPath(contentFolder) === undefined) {
    const sentence = `${contentFolder} is in no git repository, so nobody can tell where ${editor} has it; build in a clone.`
    faults.push({ name: 'EDITOR_REPO', sentence })
  }
  const set = emailIds.filter((id) => values[id])
  const missing = emailIds.filter((id) => !values[id])
  const [near] = set
  if (near) {
    const sentence = 'is missing; set all four EmailJS ids or none.'
    faults.push(...missing.map((name) => ({ name, sentence, near })))
  }
  return [...faults, ...emailIds.flatMap((id) => swapped(id, values[id]))]
}

/** What is wrong with an EmailJS id in the place of another. */
function swapped(name: EmailId, value = ''): Fault[] {
  const { beginning, instead } = meant[name]
  return Object.entries(beginnings)
    .filter(([other]) => other !== beginning && value.startsWith(other))
    .map(([, what]) => ({ name, sentence: `"${value}" is ${what}; write ${instead}.` }))
}

/** The address that was meant: with a protocol and without a path; '' where there is none. */
function addressFrom(text: string): string {
  const written = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(written)) return ''
  const { protocol, origin, hostname, username } = new URL(written)
  const isPlain = /^https?:$/.test(protocol) && /^[\w.-]+$/.test(hostname) && !username
  return isPlain ? origin : ''
}

/** A repository as GitHub calls it, owner/name. */
const repositoryName = /^[\w-]+\/(?!\.+$)[\w.-]+(?<!\.git)$/i

/** The repository that an address at GitHub leads to, as owner/name; '' for any other text. */
function repositoryIn(text: string): string {
  const [, name = ''] = /github\.com[/:]([^/]+\/[^/?#]+)/i.exec(text) ?? []
  const plain = (name || text).replace(/\.git$/, '')
  return repositoryName.test(plain) ? plain : ''
}

function valuesOf(mode: string) {
  return loadEnv(mode, repository, ['SITE_URL', 'VITE_', 'EDITOR_'])
}

/** Where one of Vite's files sets a name: the last of them counts. */
function placeOf(name: string | undefined, mode: string) {
  if (!name) return undefined
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    const path = join(repository, file)
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    const at = lines.findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line))
    if (at >= 0) return { file, line: at + 1 }
  }
  return undefined
}
