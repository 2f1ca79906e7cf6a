/** What the editor may load from other hosts. */
interface OtherHosts {
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

/**
 * The security policy of the editor's page. Sveltia writes HTML and styles into the page, so it has no Trusted Types; the
 * pictures and files that somebody chooses are blobs.
 */
export function editorPolicy({ connect, images }: OtherHosts): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...connect].join(' '),
    "frame-src 'self' blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self' blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
