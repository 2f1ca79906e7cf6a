/* The dialog that holds a widget. */

export const close = 'Close'
