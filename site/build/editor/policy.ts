/** The hosts besides its own that an editor may send requests to or load images from. */
export interface OtherHosts {
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
