import { loadInquiryForm, loadQuoteBuilder } from 'goldcrest-widgets'

/** A page's own script: a button for each loader, and its outcome. */
const output = document.body.appendChild(document.createElement('output'))
for (const [name, load] of Object.entries({ Quote: loadQuoteBuilder, Inquiry: loadInquiryForm })) {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = name
  button.onclick = async () => {
    output.textContent = ''
    // Calls the loader twice, as two independent parts of an app would.
    const outcomes = await Promise.allSettled([load(), load()])
    const words = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? `rejected: ${outcome.reason.message}` : outcome.status,
    )
    output.textContent = `${name}: ${words.join(', ')}`
  }
}
