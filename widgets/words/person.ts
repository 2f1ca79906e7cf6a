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

/** Next to the phone number while it is typed, and above the message in the mail. */
export const extension = (digits: string) => `Extension: ${digits}`

/** Below an address whose provider is probably misspelt; a press takes the other. */
export const didYouMean = (provider: string) => `Did you mean ${provider}?`

/** How the visitor of a sent lead will be reached. */
export const reach = <Part>(phone: Part, email: Part) => [
  'We will call ',
  phone,
  ' or write to ',
  email,
  '.',
]
