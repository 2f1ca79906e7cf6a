/* The dialog that holds a widget. */

/** What the dialog of each widget, and the button that opens it, are called. */
export const quoteBuilder = 'Get an instant quote'
export const inquiryForm = 'Ask a question'

export const close = 'Close'
