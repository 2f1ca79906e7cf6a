/** The hosts besides its own that an editor may send requests to or load images from. */
interface OtherHosts {
  readonly requests?: readonly string[]
  readonly images?: readonly string[]
}

/**
 * The security policy of the editor's pages: its forms hold a company's work, so it contacts no
 * host that it does not need.
 */
export function editorPolicy({ requests = [], images = [] }: OtherHosts = {}): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Sveltia writes HTML and styles into the page, so there are no Trusted Types.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...images],
    // Sveltia also refers to fonts on cdn.jsdelivr.net, but has the same fonts in its own files.
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...requests],
    'frame-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:', 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

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
