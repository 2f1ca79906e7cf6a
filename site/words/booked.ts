/** What only the thank-you page says; the rest are words of the quote builder. */
export const booked = {
  stillSending: 'The line is busy: still sending. Please keep this page open.',
  backHome: 'Back to Home',
  /** `host` is the host of the page that the visitor came from, such as `partner.example`. */
  backTo: (host: string) => `Back to ${host}`,
}

/** Instead of the thanks, once every try to send the quote has failed. */
export const notSent = {
  heading: 'Not sent yet.',
  title: (company: string) => `Not sent yet | ${company}`,
  text: 'It is still here, with everything you typed. Keep this page open and try again, or call us and we take it down by phone.',
  sending: 'Sending...',
}

/** Instead of the thanks, where nobody knows whether the quote has arrived. */
export const notConfirmed = {
  heading: 'Not confirmed.',
  title: (company: string) => `Not confirmed | ${company}`,
  text: 'This page was loaded again while the quote was on its way. Call us, or send it once more: it takes a minute.',
  sendAgain: 'Send it again',
}

/** The quote on the thank-you page. Its buttons have the words of the quote builder. */
export const yourQuote = {
  heading: 'Your quote',
  text: 'Its link opens it again, here and on any other device.',
}
