/* Who sends a form. */

export const name = 'Name'
export const nameMissing = 'Name is required.'

export const email = 'Email'
export const emailMissing = 'Email is required.'
export const emailWrong = 'Invalid email address.'

/** In the quote builder. */
export const phone = 'Phone'
/** In the inquiry form. */
export const phoneNumber = 'Phone Number'
export const phoneMissing = 'Phone Number is required.'
export const phoneWrong = 'Invalid Phone Number.'
