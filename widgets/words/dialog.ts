/* The dialog that holds a widget. */

/** The name of each widget's dialog, and of the button that opens it. */
export const quoteBuilder = 'Get an instant quote'
export const inquiryForm = 'Ask a question'

export const close = 'Close'
