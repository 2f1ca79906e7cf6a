import type { PageData } from './browser/page-data.ts'
import { namePlaceholder } from './browser/partner-name.ts'
import { snippet } from './browser/snippet.ts'
import { CopyButton } from './CopyButton.tsx'
import { Segments } from './Segments.tsx'

/** The lines to paste. Until the page's script runs: the first element, with every default. */
export function Paste({ pageData: { host, elements, release } }: { pageData: PageData }) {
  const { tag = '', fallback = '' } = elements[0] ?? {}
  const defaults = {
    tag,
    fallback,
    attributes: { partner: namePlaceholder },
    tokens: {},
    isPinned: false,
  }
  return (
    <section className="code paste" data-copies="" aria-labelledby="paste-title">
      <div className="tools">
        <h3 id="paste-title">Paste this</h3>
        {release && (
          <Segments
            legend="Version"
            name="pinned"
            choices={[
              ['', 'Newest'],
              ['yes', `Pinned to ${release.version}`],
            ]}
            chosen=""
          />
        )}
        <CopyButton isMain />
      </div>
      {release && (
        <p>
          The newest follows every release. Pinned, its code stays that of {release.version}, to the
          byte. Either way prices, words and where leads go are of today.{' '}
          <a href="#versions">Versions</a>
        </p>
      )}
      {/* biome-ignore lint/a11y: no other element keeps its lines, has a name and lets keys scroll it. */}
      <pre id="lines" tabIndex={0} role="group" aria-label="The lines to paste">
        <code>{snippet(defaults, { folder: `${host}/widgets/`, release })}</code>
      </pre>
    </section>
  )
}
