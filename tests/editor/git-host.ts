import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from 'playwright/test'
import { filesIn } from './folder.ts'

interface Commit {
  readonly oid: string
  readonly message: string
  readonly files: ReadonlyMap<string, Buffer>
}

/** The owner's access token, as GitHub would issue it. */
export const token = 'github_pat_of_the_owner'

const when = '2026-10-01T12:00:00Z'
const author = { name: 'Owner', email: 'owner@goldcrest.example', user: { id: 1, login: 'owner' } }

/**
 * The part of https://api.github.com that the editor uses: the user, the files of the repository, and a commit that is
 * refused where the branch has moved on (https://docs.github.com/graphql/reference/mutations#createcommitonbranch).
 */
export class GitHost {
  readonly #repository: string
  readonly commits: Commit[] = []

  constructor(repository: string, content: string, at: string) {
    this.#repository = repository
    const files = filesIn(content).map((file): [string, Buffer] => [
      `${at}/${file}`,
      readFileSync(path.join(content, file)),
    ])
    this.#add('Begin', new Map(files))
  }

  get head(): Commit {
    const head = this.commits.at(-1)
    if (!head) throw new Error('There is no commit.')
    return head
  }

  textOf(file: string): string {
    return this.head.files.get(file)?.toString() ?? ''
  }

  /** Somebody else changes a file. */
  change(file: string, change: (text: string) => string) {
    this.#add('Of somebody else', new Map([[file, Buffer.from(change(this.textOf(file)))]]))
  }

  /** Answers a page's requests to https://api.github.com. */
  async serve(page: Page) {
    await page.route('https://api.github.com/**', (route) => this.#answer(route))
  }

  #add(message: string, changes: ReadonlyMap<string, Buffer>) {
    const files = new Map([...(this.commits.at(-1)?.files ?? []), ...changes])
    const oid = sha1(`${this.commits.length} ${message}`)
    this.commits.push({ oid, message, files })
  }

  #answer(route: Route) {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    if (request.headers().authorization !== `token ${token}`) {
      return json(route, { message: 'Bad credentials' }, 401)
    }
    if (pathname === '/user')
      return json(route, { id: 1, login: 'owner', name: 'Owner', html_url: '' })
    if (pathname === '/graphql') return json(route, this.#graphql(request.postDataJSON()))
    const [, rest = ''] = pathname.split(`/repos/${this.#repository}`)
    if (rest === '/collaborators/owner') return route.fulfill({ status: 204, headers: cors })
    if (rest.startsWith('/git/trees/')) return json(route, { tree: this.#tree() })
    const [, blob] = /^\/git\/blobs\/(\w+)$/.exec(rest) ?? []
    const bytes = blob && this.#blob(blob)
    if (bytes)
      return route.fulfill({ headers: cors, body: bytes, contentType: 'application/octet-stream' })
    return json(route, { message: 'Not Found' }, 404)
  }

  #tree() {
    return [...this.head.files].map(([file, bytes]) => ({
      type: 'blob',
      path: file,
      sha: blobId(bytes),
      size: bytes.length,
    }))
  }

  #blob(oid: string): Buffer | undefined {
    return [...this.head.files.values()].find((bytes) => blobId(bytes) === oid)
  }

  #graphql({ query, variables }: { query: string; variables: Variables }) {
    if (query.includes('createCommitOnBranch')) return this.#commit(variables.input)
    const fields: Record<string, unknown> = { defaultBranchRef: { name: 'main' } }
    for (const [, name = '', oid = ''] of query.matchAll(
      /(content_\d+):\s+object\(oid: "(\w+)"\)/g,
    )) {
      fields[name] = { text: this.#blob(oid)?.toString(), isTruncated: false }
    }
    const { oid, message } = this.head
    const node = { oid, message, author, committedDate: when }
    const target = { oid, history: { nodes: [node] } }
    for (const [, name = ''] of query.matchAll(/((?:commit|history)_\d+):\s+ref/g))
      fields[name] = { target }
    return { data: { repository: { ...fields, ref: { target } } } }
  }

  #commit({ expectedHeadOid, fileChanges, message }: CommitInput) {
    if (expectedHeadOid !== this.head.oid) {
      const sentence = `Expected branch to point to "${this.head.oid}" but it did not.`
      return { data: null, errors: [{ type: 'STALE_DATA', message: sentence }] }
    }
    const additions = fileChanges.additions.map(({ path, contents }): [string, Buffer] => [
      path,
      Buffer.from(contents, 'base64'),
    ])
    this.#add(message.headline, new Map(additions))
    const files = additions.map(([, bytes], at) => [`file_${at}`, { oid: blobId(bytes) }])
    const commit = { oid: this.head.oid, committedDate: when, ...Object.fromEntries(files) }
    return { data: { createCommitOnBranch: { commit } } }
  }
}

interface Variables {
  readonly input: CommitInput
}

interface CommitInput {
  readonly expectedHeadOid: string
  readonly fileChanges: { readonly additions: readonly { path: string; contents: string }[] }
  readonly message: { readonly headline: string }
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type',
  'access-control-allow-methods': '*',
}

const json = (route: Route, body: object, status = 200) =>
  route.fulfill({ status, headers: cors, json: body })

const sha1 = (text: string | Buffer) => createHash('sha1').update(text).digest('hex')

/** The object id that git gives to the content of a file. */
const blobId = (bytes: Buffer) =>
  sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))
