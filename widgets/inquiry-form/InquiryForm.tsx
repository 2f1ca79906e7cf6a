import { Component, createRef } from 'react'
import { InquiryView } from './InquiryView.tsx'
import { blank, type Errors, errors, type Inquiry } from './inquiry.ts'
import { cleaned, isRobot, mailOf } from './send-inquiry.ts'

export interface InquiryFormProps {
  /** The id of the service the page preselects, or ''. */
  service: string
  /** Where to go after sending; '' stays. */
  successUrl: string
  /** What each service is called, by its id. */
  services: Readonly<Record<string, string>>
  phone: string
  telHref: string
  /** The recipient of every inquiry. */
  email: string
  /** Where the visitor came from: flat texts that name no person. */
  from: Readonly<Record<string, string>>
  /** False when a listener prevented the event. */
  emit(name: string, detail: object): boolean
  track(event: string, choices: object): void
  /** Writes a mail; calling what it returns sends it, or rejects with the reason. */
  mail(params: Readonly<Record<string, string>>, leadId: string): () => Promise<void>
  newLeadId(): string
  leave(url: string): void
}

export interface InquiryFormState {
  inquiry: Inquiry
  phase: 'idle' | 'sending' | 'sent' | 'failed'
  /** What was wrong when the button was pressed and still is; undefined before it found anything. */
  errors: Errors | undefined
}

/** How long the thank-you stands, and is read out, before the page is left (milliseconds). */
const thanksFor = 1200

/** The contact form: all of its state, and every effect of it on the page around. */
export class InquiryForm extends Component<InquiryFormProps, InquiryFormState> {
  override state: InquiryFormState = {
    inquiry: blank(this.props.service),
    phase: 'idle',
    errors: undefined,
  }

  readonly #notice = createRef<HTMLDivElement>()
  readonly #shownAt = Date.now()
  #leadId = ''
  #isBusy = false
  #isGone = false

  override componentDidUpdate({ service }: InquiryFormProps) {
    if (service !== this.props.service) this.#change({ service: this.props.service })
  }

  override componentWillUnmount() {
    this.#isGone = true
  }

  /** Takes what was typed; an error goes away as soon as its field is right, and not before. */
  #change = (typed: Partial<Inquiry>) => {
    this.setState(({ inquiry: old, errors: told, phase }) => {
      const inquiry = { ...old, ...typed }
      const wrong = errors(cleaned(inquiry))
      const left = Object.entries(told ?? {}).filter(([field]) => field in wrong)
      return {
        inquiry,
        errors: told && Object.fromEntries(left),
        phase: phase === 'sent' ? 'idle' : phase,
      }
    })
    if (this.state.phase === 'sent') this.#isBusy = false
  }

  /** Shows what became of pressing the button, and moves the focus to it. */
  #show(state: Partial<InquiryFormState>) {
    this.setState(state as InquiryFormState, () => this.#notice.current?.focus())
  }

  #submit = async () => {
    const { mail, newLeadId, email, emit, from } = this.props
    if (this.#isBusy) return
    const inquiry = cleaned(this.state.inquiry)
    const wrong = errors(inquiry)
    if (Object.keys(wrong)[0]) return this.#show({ phase: 'idle', errors: wrong })

    this.#isBusy = true
    this.setState({ phase: 'sending', errors: undefined })
    this.#leadId ||= newLeadId()
    const about = { service: inquiry.service, ...from }
    try {
      if (!isRobot(inquiry, Date.now() - this.#shownAt))
        await mail(mailOf(inquiry, email), this.#leadId)()
    } catch (reason) {
      console.error('inquiry:', reason)
      this.#isBusy = false
      emit('inquiryfailed', { ...about, reason })
      return this.#show({ phase: 'failed' })
    }
    this.#leadId = ''
    emit('inquirysent', about)
    this.#show({ phase: 'sent', inquiry: blank(this.props.service) })
    setTimeout(() => this.#leave(about), thanksFor)
  }

  #leave(about: object) {
    const { successUrl: url, emit, leave } = this.props
    if (url && !this.#isGone && emit('inquirysubmit', { ...about, url })) leave(url)
  }

  override render() {
    return (
      <InquiryView
        {...this.props}
        {...this.state}
        notice={this.#notice}
        onChange={this.#change}
        onSubmit={this.#submit}
      />
    )
  }
}
