/** What a partner asks before the widget goes live. */
export function GoodToKnow({ pinned }: { pinned: string | undefined }) {
  return (
    <section className="section wrap know" aria-labelledby="know-title">
      <h2 className="d2" id="know-title">
        Before it goes live.
      </h2>
      <ul>
        <li>
          <h3>Evergreen or pinned</h3>
          <p>
            Evergreen is always our newest.{' '}
            {pinned
              ? `Pinned stays at ${pinned} to the byte: what lies under a version never changes, and your browser checks it.`
              : 'There is no version to pin yet.'}
          </p>
        </li>
        <li>
          <h3>On a strict page</h3>
          <p>With a content security policy, allow these two. Trusted Types may stay on.</p>
          {/* biome-ignore lint/a11y: no other element keeps its lines, has a name and lets keys scroll it. */}
          <pre tabIndex={0} role="group" aria-label="Lines for a content security policy">
            <code>
              script-src <span data-origin="">https://YOUR-SITE</span>;{'\n'}
              connect-src https://api.emailjs.com
            </code>
          </pre>
        </li>
        <li>
          <h3>What it keeps</h3>
          <p>
            The visitor’s choices and how the visit began, in the tab’s own storage until it is
            closed. Never a name, a number or an address, and no cookies.
          </p>
        </li>
      </ul>
    </section>
  )
}
