import { editorPolicy } from './policy.ts'

/**
 * The host where Sveltia reads and writes the content, and the one with the picture of whoever
 * signed in.
 */
const gitHub = {
  requests: ['https://api.github.com'],
  images: ['https://avatars.githubusercontent.com'],
}

/**
 * The rules of the `_headers` file for the editor, which follow the site's own. A path here matches
 * two rules that name a policy: Cloudflare joins the two policies unless the second rule begins
 * with a line that removes the first one (`!`); other hosts send the last policy and skip that
 * line.
 */
export const editorHeaders = `/edit/*
  ! Content-Security-Policy
  Content-Security-Policy: ${editorPolicy(gitHub)}
  X-Robots-Tag: noindex
/edit/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
