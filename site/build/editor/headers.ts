import { editorPolicy } from './policy.ts'

/** Where Sveltia reads and writes what it edits, and where the face of who signed in is. */
const gitHub = {
  requests: ['https://api.github.com'],
  images: ['https://avatars.githubusercontent.com'],
}

/**
 * What the `_headers` file says of the editor, after the site's own rules. A path here matches two rules that name a policy:
 * Cloudflare joins them unless the second begins with a line that takes the first one back (`!`), other hosts send the
 * last one and skip that line.
 */
export const editorHeaders = `/edit/*
  ! Content-Security-Policy
  Content-Security-Policy: ${editorPolicy(gitHub)}
  X-Robots-Tag: noindex
/edit/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
