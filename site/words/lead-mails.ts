/** The words of the mails about leads, which the company reads. `npm run lead:mails` writes their templates. */

export const leadMails = {
  call: 'Call',
  text: 'Text',
  openQuote: 'Open quote',
  opens: 'Opens',
  reply: 'Press Reply to write to',
  promise: (responseDays: string) => `You promise an answer within ${responseDays}.`,
  /** The language in which the visitor read, by its code. */
  language: 'Language',
  onlyViewed: 'Only looked at so far. If they send it, another mail comes.',
  /** How a text message begins where the company has no words for it. */
  textBegins: (shortName: string) => `Hi, this is ${shortName}. `,
  total: 'Total',
  workTime: 'It takes',
  preferredDate: 'Preferred day',
  postalCode: 'Postal code',
  area: 'Area',
  service: 'Service',
  note: 'Their note',
  message: 'Their message',
  test: 'A test: nobody waits for an answer.',
  suspect: 'A robot may have sent this.',
  forPrograms: 'For programs that read mails',
  quoteSubject: (amount: string) => `{{service}}: ${amount}`,
  inquirySubject: 'Inquiry: {{service}}',
}
