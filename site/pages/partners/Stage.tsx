import { Segment } from './Segment.tsx'

/** A partner's page in a frame, with its width and what happens to its mail. */
export function Stage({ isLive }: { isLive: boolean }) {
  return (
    <section className="on-card stage" aria-labelledby="stage-title">
      <div className="tools">
        <h3 id="stage-title">Preview</h3>
        <fieldset className="segments">
          <legend className="hidden">Width</legend>
          <Segment name="width" value="390" form="settings">
            Phone
          </Segment>
          <Segment name="width" value="768" form="settings">
            Tablet
          </Segment>
          <Segment name="width" value="" form="settings" isChosen>
            Full
          </Segment>
        </fieldset>
        <button type="button" className="pill" id="restart">
          Start over
        </button>
      </div>
      <div className="on-tint">
        <iframe id="preview" title="Preview of your page" src="preview.html" loading="lazy" />
      </div>
      <p className="hint" role="status" id="hint" />
      <div className="tools sending">
        <fieldset className="segments">
          <legend className="hidden">When a visitor sends</legend>
          <Segment name="answer" value="arrive" form="settings" isChosen>
            Pretend it arrives
          </Segment>
          <Segment name="answer" value="fail" form="settings">
            Pretend it fails
          </Segment>
          <Segment name="answer" value="send" form="settings">
            Send for real
          </Segment>
        </fieldset>
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
