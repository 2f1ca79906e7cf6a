import { Component, createRef } from 'react'
import { breakdownText, type Prices, quote, type Service } from './quote.ts'
import { type Contact, sendLead } from './send-lead.ts'
import { isWide, WizardView } from './WizardView.tsx'
import {
  type Action,
  canContinue,
  contact,
  currentStep,
  final,
  reduce,
  restore,
  steps,
  type Wizard,
} from './wizard.ts'

export interface QuoteBuilderProps {
  /** The service the page preselects; the wizard then starts on step 2. */
  service: Service | ''
  /** Where to go after sending; '' stays and says thank you in place. */
  successUrl: string
  prices: Prices
  services: Readonly<Record<Service, string>>
  phone: string
  email: string
  testimonial: { readonly text: string; readonly name: string; readonly detail: string }
  /** Where the visitor came from: flat texts that name no person. */
  from: Readonly<Record<string, string>>
  /** False when a listener prevented the event. */
  emit(name: string, detail: object): boolean
  track(event: string, choices: object): void
  /**
   * Writes a mail; calling what it returns sends it, or rejects with the reason: `unreachable` means
   * that it never left.
   */
  mail(params: Readonly<Record<string, string>>, leadId: string): (again?: boolean) => Promise<void>
  newLeadId(): string
  load(): unknown
  save(wizard: Wizard): void
  leave(url: string): void
}

export interface QuoteBuilderState {
  wizard: Wizard
  contact: Contact
  phase: 'idle' | 'sending' | 'failed' | 'sent'
  /** Whether the breakdown is open. Beside the step there is room for it from the start. */
  open: boolean
}

/** The page that was left this long ago is still here: it came back, or never left (milliseconds). */
const comeback = 3000

/** The wizard: all of its state, and every effect of it on the page around. */
export class QuoteBuilder extends Component<QuoteBuilderProps, QuoteBuilderState> {
  override state: QuoteBuilderState = {
    wizard: this.#preset(restore(this.props.load())),
    contact: { name: '', email: '', phone: '', message: '', website: '' },
    phase: 'idle',
    open: false,
  }

  readonly #form = createRef<HTMLFormElement>()
  readonly #heading = createRef<HTMLHeadingElement>()
  #leadId = ''
  /** From pressing send until it has settled: one intent is one mail, however often it is pressed. */
  #busy = false
  #contactSince = 0

  #preset(wizard: Wizard): Wizard {
    const { service } = this.props
    return service ? reduce(wizard, { type: 'preset', service }) : wizard
  }

  override componentDidMount() {
    if (this.#about().total) this.#openIfWide()
    // When the page's framework is done: React warns of a listener that sets state while it mounts.
    queueMicrotask(() => this.#tellStep())
  }

  override componentDidUpdate(before: QuoteBuilderProps, { wizard: old }: QuoteBuilderState) {
    const { wizard } = this.state
    if (before.service !== this.props.service) {
      this.setState({ wizard: this.#preset(wizard) })
      this.#openIfWide()
    }
    if (old === wizard) return
    this.props.save(wizard)
    if (old.step !== wizard.step || old.answers.service !== wizard.answers.service) this.#tellStep()
    const [was, is] = [this.#about(old), this.#about()]
    if (!was.total && is.total) this.#openIfWide()
    if (JSON.stringify(was) !== JSON.stringify(is)) this.props.emit('quotechange', is)
  }

  /** Asked when there is a price to show: measuring a page that is still being built holds it up. */
  #openIfWide() {
    const form = this.#form.current
    this.setState({ open: !!form && isWide(form) })
  }

  #tellStep() {
    const { wizard } = this.state
    const { name } = currentStep(wizard)
    this.#contactSince = Date.now()
    this.props.emit('quotestep', {
      service: wizard.answers.service,
      step: wizard.step + 1,
      of: steps(wizard.answers).length,
      name,
    })
  }

  /** What events may tell of the quote: nothing personal. */
  #about({ answers } = this.state.wizard) {
    const { lines, total } = quote(this.props.prices, answers)
    return { service: answers.service, total, lines }
  }

  /** What mails say of the quote (spec §7). */
  #params() {
    const { service, total, lines } = this.#about()
    return {
      service: service && this.props.services[service],
      total_price: `${total}`,
      price_breakdown: breakdownText(lines),
    }
  }

  #dispatch = (action: Action) =>
    this.setState(({ wizard }) => ({ wizard: reduce(wizard, action) }))

  /** Moves to another step as the visitor asked, and the focus with it, which scrolls it into view. */
  #go(action: Action) {
    this.setState(
      ({ wizard }) => ({ wizard: reduce(wizard, action) }),
      () => this.#heading.current?.focus(),
    )
  }

  /** Opens or closes the breakdown; the focus stays on its tab when what it was in goes away. */
  #open = (open: boolean) =>
    this.setState({ open }, () => this.#form.current?.querySelector<HTMLElement>('.tab')?.focus())

  #choose = (service: Service) => {
    this.props.track('service_selection', { service })
    this.#openIfWide()
    this.#go({ type: 'choose', service })
  }

  #back = () => this.#go({ type: 'back' })

  #contact = (given: Contact) => this.setState({ contact: given })

  #submit = () => (currentStep(this.state.wizard) === contact ? this.#sendLead() : this.#next())

  #next() {
    const { wizard } = this.state
    if (!canContinue(wizard)) return
    const step = currentStep(wizard)
    this.props.track(step.event, wizard.answers)
    if (step === final) {
      this.props.emit('quoteview', { ...this.#about(), ...this.props.from })
      this.props
        .mail(
          { name: 'viewed quote', email: '', phone: '', ...this.#params(), message: '' },
          this.props.newLeadId(),
        )()
        .catch((reason) => console.error('viewed quote:', reason))
    }
    this.#go({ type: 'next' })
  }

  async #sendLead() {
    const { successUrl, emit, leave, mail, newLeadId, from } = this.props
    if (this.#busy) return
    this.#busy = true
    this.setState({ phase: 'sending' })
    const about = { ...this.#about(), ...from }
    this.#leadId ||= newLeadId()
    const leadId = this.#leadId
    const fault = await sendLead({
      contact: this.state.contact,
      params: this.#params(),
      shownFor: Date.now() - this.#contactSince,
      hurry: successUrl !== '',
      mail: (params) => mail(params, leadId),
      onSettled: (reason, retry) => {
        if (reason) console.error('quote:', reason)
        // A late retry of an older lead leaves a newer one its id.
        else if (this.#leadId === leadId) this.#leadId = ''
        emit(reason ? 'quotefailed' : 'quotesent', { ...about, ...(reason && { reason, retry }) })
      },
    })
    if (fault && (!successUrl || fault === 'unreachable')) return this.#settle('failed')
    const goes = emit('quotesubmit', { ...about, url: successUrl })
    if (!successUrl) return this.#settle('sent')
    if (goes) leave(successUrl)
    setTimeout(() => this.#settle('idle'), goes ? comeback : 0)
  }

  /** Ends a sending. The focus goes to what became of it, where the visitor is still here to read it. */
  #settle(phase: QuoteBuilderState['phase']) {
    this.#busy = false
    this.setState({ phase }, () => {
      const alert = this.#form.current?.querySelector<HTMLElement>('.alert')
      if (phase !== 'idle') (alert ?? this.#heading.current)?.focus()
    })
  }

  override render() {
    return (
      <WizardView
        {...this.props}
        {...this.state}
        form={this.#form}
        heading={this.#heading}
        dispatch={this.#dispatch}
        onChoose={this.#choose}
        onBack={this.#back}
        onOpen={this.#open}
        onContact={this.#contact}
        onSubmit={this.#submit}
      />
    )
  }
}
