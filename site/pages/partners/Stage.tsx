import { Segments } from './Segments.tsx'

/** The preview: a partner's page in a frame, its width, and what happens to the mail it sends. */
export function Stage({ isLive }: { isLive: boolean }) {
  return (
    <section className="on-card stage" aria-labelledby="stage-title">
      <div className="tools">
        <h3 id="stage-title">Preview</h3>
        <Segments
          legend="Width"
          name="width"
          choices={[
            ['390', 'Phone'],
            ['768', 'Tablet'],
            ['', 'Full'],
          ]}
          chosen=""
        />
        <button type="button" className="pill" id="restart">
          Start over
        </button>
      </div>
      <div className="on-tint">
        <iframe id="preview" title="Preview of your page" src="preview.html" loading="lazy" />
      </div>
      <p className="hint" role="status" id="hint" />
      <div className="tools sending">
        <Segments
          legend="When a visitor sends"
          name="answer"
          choices={[
            ['arrive', 'Pretend it arrives'],
            ['fail', 'Pretend it fails'],
            ['send', 'Send for real'],
          ]}
          chosen="arrive"
        />
        <p>
          <b>When a visitor sends.</b> While it pretends, nothing leaves this page.{' '}
          {isLive ? (
            'For real, a mail goes to our inbox and a person reads it.'
          ) : (
            <>
              For real, it goes to <a href="/mailbox">the mailbox of this machine</a>.
            </>
          )}
        </p>
      </div>
    </section>
  )
}
