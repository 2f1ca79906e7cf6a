import type { Emit } from '../element/define-element.tsx'
import { HiddenField } from '../fields/HiddenField.tsx'
import { Icon } from '../fields/Icon.tsx'
import { icons } from '../fields/icons.ts'
import { LiveText } from '../fields/LiveText.tsx'
import { useFocusOnOutcome } from '../fields/useFocusOnOutcome.ts'
import type { Settings } from '../lead/settings.ts'
import type { InquiryContent } from './content.ts'
import { InquiryFields } from './InquiryFields.tsx'
import { Outcome } from './Outcome.tsx'
import { useFieldEvents } from './useFieldEvents.ts'
import { useInquiry } from './useInquiry.ts'

interface InquiryFormProps {
  settings: Settings
  content: InquiryContent
  emit: Emit
}

/** The contact form: what became of the button, five fields and a hidden one, the button. */
export function InquiryForm({ settings, content, emit }: InquiryFormProps) {
  const { state, type, send } = useInquiry(settings, content.email, emit)
  const fieldEvents = useFieldEvents(settings.track, state.fields.service)
  const isSending = state.phase === 'sending'

  const outcome = useFocusOnOutcome(state.outcomes)

  return (
    <form
      className="wizard"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={fieldEvents.onKeyDown}
      onPointerDown={fieldEvents.onPointerDown}
      onClick={fieldEvents.onClick}
      onFocus={fieldEvents.onFocus}
    >
      <div className="card">
        <Outcome state={state} content={content} box={outcome} />
        <InquiryFields state={state} services={content.services} onType={type} />
        <HiddenField value={state.fields.website} onInput={(website) => type({ website })} />
        <p className="hidden" role="status">
          <LiveText text={isSending ? 'Sending Message...' : ''} />
        </p>
        <div className="actions">
          <button type="submit" part="send" disabled={isSending || state.phase === 'sent'}>
            <LiveText text={isSending ? 'Sending Message...' : 'Send Message'} />
            <Icon path={icons.forward} />
          </button>
        </div>
      </div>
    </form>
  )
}
