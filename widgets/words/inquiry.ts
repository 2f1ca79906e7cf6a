/* The inquiry form. */

export const service = 'Service'
export const chooseService = 'Choose a service'
export const message = 'Message'

export const send = 'Send Message'
export const sending = 'Sending Message...'

export const sent = {
  heading: 'Message Sent Successfully!',
  text: (hours: number) => {
    const within = hours === 1 ? 'an hour' : `${hours} hours`
    return `Thank you for contacting us. We'll get back to you within ${within} with a detailed quote.`
  },
}

export const failed = {
  heading: 'Oops! Something went wrong',
  text: 'There was an issue sending your inquiry. Please try again or call us directly.',
}

/** The page was loaded again before the answer came. */
export const unconfirmed = {
  heading: 'Your message may not have reached us',
  text: 'This page was loaded again while it was on its way. Send it once more, or call us.',
}

/** There is nowhere to send to. */
export const nowhere = {
  heading: 'Nothing can be sent from here',
  text: 'Please call us directly.',
}

/** Opens a letter in the visitor's own mail program. */
export const emailThis = 'Email us this message'

/** The text of that letter. */
export const letter = {
  subject: 'Inquiry',
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  service: (service: string) => `Service: ${service}`,
}
