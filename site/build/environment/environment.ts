import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import type { Account } from '../../../widgets/rules/company/business.ts'
import { contentFolder } from '../content/content-folder.ts'
import { emailAccount, emailFaults, emailNames, type Fault } from './email-account.ts'
import { contentPath } from './repository.ts'
import { placeOf, settingsProblems } from './settings-files.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Where the editor of a published site finds the content. */
interface EditorSettings {
  /** The repository at GitHub, as owner/name. */
  repository: string
  /** Left out for GitHub's default branch. */
  branch?: string
}

/** What the owner sets in `.env`, or in the environment of the build. */
interface Environment {
  /** The site's public address, without a slash at the end; '' when it is not set. */
  siteUrl: string
  /** The Tag Manager container, '' for none. */
  tagManagerId: string
  /** Where leads go; null for the mailbox of a local build. */
  account: Account | null
  /** Undefined for a site without an editor. */
  editor: EditorSettings | undefined
}

/** The checked environment; throws the lines of environmentProblems when there are any. */
export function environment(mode: string): Environment {
  const problems = environmentProblems(mode)
  if (problems) throw new Error(problems)
  const values = valuesOf(mode)
  const { EDITOR_REPO: repository, EDITOR_BRANCH: branch } = values
  return {
    siteUrl: (values.SITE_URL ?? '').replace(/\/+$/, ''),
    tagManagerId: values.VITE_GTM_ID ?? '',
    account: emailAccount(values),
    editor: repository ? { repository, ...(branch && { branch }) } : undefined,
  }
}

/**
 * The site's public address without a slash at the end: SITE_URL, or for local builds without it,
 * the address of `npm start`.
 */
export function siteUrl(mode: string): string {
  return environment(mode).siteUrl || 'http://localhost:4173'
}

/** The problems of the environment, as lines; '' when there are none. */
export function environmentProblems(mode: string): string {
  const unread = settingsProblems(mode, [...emailNames, ...otherNames])
  if (unread.length > 0) return unread.join('\n')
  return faultsOf(valuesOf(mode))
    .map((fault) => ({ ...fault, ...(placeOf(fault.name, mode) ?? placeOf(fault.near, mode)) }))
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({ file, line, name, sentence }) =>
      [...(file ? [`${file}:${line}`] : []), name, sentence].join(': '),
    )
    .join('\n')
}

/** The other settings of the README. */
const otherNames = ['SITE_URL', 'VITE_GTM_ID', 'EDITOR_REPO', 'EDITOR_BRANCH', 'CONTENT', 'DIST']

/** The problems of what the variables are set to. `values` has the value of each by its name. */
function faultsOf(values: Record<string, string | undefined>): Fault[] {
  const { SITE_URL: address = '', VITE_GTM_ID: container = '', EDITOR_REPO: editor = '' } = values
  const faults: Fault[] = []
  const likelyUrl = addressFrom(address)
  if (address && likelyUrl !== address.replace(/\/$/, '')) {
    const hint = likelyUrl || 'https:// and the name of your site, as https://brightwater.example'
    faults.push({ name: 'SITE_URL', sentence: `"${address}" is not an address; write ${hint}` })
  }
  if (container && !/^GTM-[A-Z0-9]+$/.test(container)) {
    const sentence = `"${container}" is not a container id; write an id such as GTM-AB12CD3.`
    faults.push({ name: 'VITE_GTM_ID', sentence })
  }
  if (editor && !repositoryName.test(editor)) {
    const hint = repositoryIn(editor) || 'its owner and its name at GitHub, as brightwater/website'
    faults.push({
      name: 'EDITOR_REPO',
      sentence: `"${editor}" is not a repository; write ${hint}.`,
    })
  } else if (editor && contentPath(contentFolder) === undefined) {
    const sentence = `${contentFolder} is in no git repository, so nobody can tell where ${editor} has it; build in a clone.`
    faults.push({ name: 'EDITOR_REPO', sentence })
  }
  return [...faults, ...emailFaults(values)]
}

/** The address that was probably meant, with a protocol and without a path; '' if none is found. */
function addressFrom(text: string): string {
  // Quotes and a half-typed protocol come with a pasted address: “https//brightwater.example”.
  const bare = text.replace(/^[\s"'“”„«‘]+|[\s"'“”»’]+$/g, '')
  if (/^(?!https?:)[a-z]+:\/\//i.test(bare)) return ''
  const url = bare.replace(
    /^(?:(https?)(?::|;)?\/+)?/i,
    (_, protocol = 'https') => `${protocol}://`,
  )
  if (!URL.canParse(url)) return ''
  const { protocol, origin, hostname, username } = new URL(url)
  const isPlain = /^https?:$/.test(protocol) && /^[\w.-]+$/.test(hostname) && !username
  return isPlain ? origin : ''
}

/** A repository as GitHub writes it, owner/name. */
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
