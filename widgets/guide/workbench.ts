import { html, type Markup } from '../../site/build/mailbox/html.ts'
import { icon } from './icons.ts'

/** The part of the page to play with: settings, lines to paste, preview, and what it tells. */
export function workbench(controls: Markup, isLive: boolean, phone: string): Markup {
  return html`<section class="try" id="try" aria-labelledby="try-title">
  <div class="head">
    <h2 id="try-title">Try it on.</h2>
    <p>Change anything. The preview and the lines to paste follow.</p>
  </div>
  <div class="bench">
    <form class="settings" id="settings" aria-label="Settings">
      <fieldset class="pick">
        <legend>What goes on your page</legend>
        <div class="segments">
          <label><input type="radio" name="shown" value="quote-builder" checked><span>Prices</span></label>
          <label><input type="radio" name="shown" value="inquiry-form"><span>Inquiries</span></label>
        </div>
        <label class="switch"><input type="checkbox" name="both" role="switch"><span>Both, each with its own settings</span></label>
      </fieldset>
      ${controls}
      <p class="undo"><button type="reset" class="quiet">${icon('restart')}Back to the defaults</button></p>
    </form>
    ${paste(phone)}
    ${stage(isLive)}
    ${log()}
  </div>
</section>`
}

/** Before the script has run, the lines as they are for everyone. */
function paste(phone: string): Markup {
  return html`<section class="paste" aria-labelledby="paste-title">
      <div class="tools">
        <h3 id="paste-title">Paste this</h3>
        <fieldset class="segments" form="settings"><legend class="unseen">Version</legend>
          <label><input type="radio" name="pinned" value="" form="settings" checked><span>Evergreen</span></label>
          <label><input type="radio" name="pinned" value="yes" form="settings"><span>Pinned</span></label>
        </fieldset>
        <button type="button" class="button" id="copy">${icon('copy')}${icon('check')}<span>Copy</span></button>
      </div>
      <pre id="lines" tabindex="0" aria-label="The lines to paste"><code>&lt;script async src="https://YOUR-SITE/widgets/quote-builder.js"&gt;&lt;/script&gt;
&lt;quote-builder&gt;Call ${phone} for a price.&lt;/quote-builder&gt;</code></pre>
      <p class="unseen" role="status" id="copied"></p>
    </section>`
}

function stage(isLive: boolean): Markup {
  const width = (value: string, label: Markup, checked = false) =>
    html`<label><input type="radio" name="width" value="${value}" form="settings"${checked && html` checked`}><span>${label}</span></label>`
  const answer = (value: string, label: string, checked = false) =>
    html`<label><input type="radio" name="answer" value="${value}" form="settings"${checked && html` checked`}><span>${label}</span></label>`
  return html`<section class="stage" aria-labelledby="stage-title">
      <div class="tools">
        <h3 id="stage-title">Preview</h3>
        <fieldset class="segments"><legend class="unseen">Width</legend>
          ${width('390', html`${icon('phone')}Phone`)}
          ${width('768', html`${icon('tablet')}Tablet`)}
          ${width('', html`${icon('full')}Full`, true)}
        </fieldset>
        <button type="button" class="quiet" id="restart">${icon('restart')}Start over</button>
      </div>
      <div class="floor"><iframe id="preview" title="Preview of your page"></iframe></div>
      <p class="hint" role="status" id="hint"></p>
      <div class="tools sending">
        <fieldset class="segments" aria-labelledby="sending-title">
          ${answer('arrive', 'Pretend it arrives', true)}
          ${answer('fail', 'Pretend it fails')}
          ${answer('send', 'Send for real')}
        </fieldset>
        <p><b id="sending-title">When a visitor sends.</b> ${
          isLive
            ? 'While it pretends, nothing leaves this page. For real, a mail goes to our inbox and a person reads it.'
            : html`While it pretends, nothing leaves this page. For real, it goes to <a href="/mailbox">the mailbox of this machine</a>.`
        }</p>
      </div>
    </section>`
}

function log(): Markup {
  return html`<section class="heard" aria-labelledby="heard-title">
      <div class="tools">
        <h3 id="heard-title">What your page hears</h3>
        <button type="button" class="quiet" id="clear">Clear</button>
      </div>
      <p class="empty" id="quiet">Press something in the preview. Events, pushes to the data layer and the mail itself show up here, newest first.</p>
      <div role="log" aria-labelledby="heard-title" tabindex="0"><ol id="log"></ol></div>
    </section>`
}
