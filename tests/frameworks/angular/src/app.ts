import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { loadQuoteBuilder, type QuoteBuilderEvents } from 'goldcrest-widgets'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <quote-builder partner="Your name" (quotestep)="hear($event)">
      Call PHONE for a price.
    </quote-builder>
    <p>{{ step() }}</p>
  `,
})
export class App {
  readonly step = signal('')

  constructor() {
    afterNextRender(() => loadQuoteBuilder())
  }

  hear({ detail }: QuoteBuilderEvents['quotestep']) {
    this.step.set(detail.name)
  }
}
