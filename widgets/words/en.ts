/*
 * What the widgets say themselves. In braces stands what is put there; a message with several forms is
 * chosen by the number `n` (say.ts). The tables of other languages have the same names.
 */

/* How the language writes numbers and lists. */
export const thousandsSeparator = ','
export const decimalPoint = '.'
/** A price: `sign` is the currency's, `figure` what it costs. */
export const price = '{sign}{figure}'
export const percent = '{percent}%'
/** Hours with a half. */
export const andAHalf = '{n}½'
export const phoneNumber = '({area}) {exchange}-{line}'
export const withExtension = '{phone} ext. {extension}'
/** Between the first and the last of a list: `Weeding, Compost and Gutters`. */
export const comma = ', '
export const and = '{first} and {last}'
/** A sentence after another. */
export const twoSentences = '{first} {second}'

/* What every form says, whatever it asks. */
export const optional = 'Optional'
/** Next to a long text that nears its limit. */
export const charactersLeft = { one: '{n} character left', other: '{n} characters left' }
/** Under a typed number that is above the highest. */
export const range = '0 to {most}'
/** The label of a field that only robots see. */
export const website = 'Website'
/** Above the errors. */
export const thingsToFix = {
  one: 'One thing to fix',
  2: 'Two things to fix',
  3: 'Three things to fix',
  4: 'Four things to fix',
  5: 'Five things to fix',
  other: '{n} things to fix',
}
/** Above the send button of a tag with `test`, and of one that sends nothing. */
export const testNotice = 'Test: what is sent says that it is one.'
export const dryNotice = 'Test: nothing is sent.'
export const tryAgain = 'Try again'

/* Who sends a form. */
export const name = 'Name'
export const nameMissing = 'Name is required.'
export const email = 'Email'
export const emailMissing = 'Email is required.'
export const emailWrong = 'Invalid email address.'
/** In the quote builder, and in the inquiry form. */
export const phone = 'Phone'
export const phoneNumberLabel = 'Phone Number'
export const phoneMissing = 'Phone Number is required.'
export const phoneWrong = 'Invalid Phone Number.'
/** Next to the phone number while it is typed, and above the message in the mail. */
export const extension = 'Extension: {digits}'
/** Below an address whose provider is probably misspelt; a press takes the other. */
export const didYouMean = 'Did you mean {provider}?'
/** How the visitor of a sent lead will be reached. */
export const reach = 'We will call {phone} or write to {email}.'

/* The dialog that holds a widget. */
/** The name of each widget's dialog, and of the button that opens it. */
export const quoteBuilder = 'Get an instant quote'
export const inquiryForm = 'Ask a question'
export const close = 'Close'

/* The inquiry form. */
export const service = 'Service'
export const chooseService = 'Choose a service'
export const message = 'Message'
export const sendMessage = 'Send Message'
export const sendingMessage = 'Sending Message...'
export const messageSent = {
  heading: 'Message Sent Successfully!',
  /** `n` is within how many hours. */
  text: {
    one: "Thank you for contacting us. We'll get back to you within an hour with a detailed quote.",
    other:
      "Thank you for contacting us. We'll get back to you within {n} hours with a detailed quote.",
  },
}
export const messageFailed = {
  heading: 'Oops! Something went wrong',
  text: 'There was an issue sending your inquiry. Please try again or call us directly.',
}
/** The page was loaded again before the answer came. */
export const messageUnconfirmed = {
  heading: 'Your message may not have reached us',
  text: 'This page was loaded again while it was on its way. Send it once more, or call us.',
}
/** There is nowhere to send to. */
export const messageNowhere = {
  heading: 'Nothing can be sent from here',
  text: 'Please call us directly.',
}
/** Opens a letter in the visitor's own mail program; its text follows. */
export const emailThisMessage = 'Email us this message'
export const inquiryLetter = {
  subject: 'Inquiry',
  name: 'Name: {name}',
  email: 'Email: {email}',
  phone: 'Phone: {phone}',
  service: 'Service: {service}',
}

/* What the quote builder says around every step. */
export const progress = 'Progress'
export const stepOf = 'Step {step} of {of}'
/** Follows `Step 2 of 5` for screen readers. */
export const stepName = ': {name}'
export const back = 'Back'
export const startOver = 'Start a new quote'
/**
 * A new total of `n`, for screen readers: `one` and `many` are the English words for the currency, `price` is
 * the total as it is written.
 */
export const newTotal = { one: '{n} {one} in total', other: '{n} {many} in total' }
export const serviceMissing = 'Choose a service to go on.'
/**
 * `zero` is the price as it is written, such as `$0`; `advice` is what the visitor can do about it,
 * such as `Go back and count your rooms`.
 */
export const nothingCharged = 'Your total is {zero}. {advice}.'
export const nothingChargedYet = 'Your total is {zero}. {advice}, or choose an extra.'

/* Around a question. */
/** What one of something costs. */
export const each = '{price} each'
export const oneMore = 'One more {thing}'
export const oneFewer = 'One fewer {thing}'
/** A choice that leaves the price as it is. */
export const regularPrice = 'Regular price'
/** A raise without a word of its own, and with one. */
export const percentMore = '{percent}% more'
export const percentRaise = '{percent}% {word}'
/** Next to a choice. */
export const percentOff = '{percent}% off'
/** In the heading of the final quote, with the space before the next word. */
export const offerInHeading = '{percent}% off '
/** A choice of a list with its price, and with its change by percent. */
export const choiceFor = '{choice}, {price}'
export const choiceBy = '{choice}\u00a0{percent}'
export const feeAdded = '{area}: {fee} is added.'
export const noFee = '{area}: nothing is added.'
export const leastPrice = 'A visit costs at least {price}.'

/* A price, line by line. */
/** So many of something. */
export const counted = '{n} {thing}'
/** A line in a letter. */
export const billLine = '{label}: {price}'
export const taxLine = '{tax} {price}'
/** The line for the difference to the minimum price of a visit. */
export const minimumVisit = 'Minimum visit'
/** The words for a change by percent, unless the content has its own. */
export const priceChange = { less: 'discount', more: 'surcharge' }
export const priceChangedBy = '{choice} {word} ({percent}%)'
export const total = 'Total'
export const totalOf = 'Total: {total}'
/** A tax on top of the total, and one that is part of it. */
export const plusTax = 'plus {tax}'
export const includesTax = 'includes {tax}'
/** `currency` is the English word for several, such as `dollars`. */
export const rounded = 'Rounded to whole {currency}.'

/** How long the work takes: `n` hours, in halves, which `hours` has as they are written; for how many people, if that is known. */
export const workTime = {
  0.5: 'About half an hour',
  one: 'About an hour',
  other: 'About {hours} hours',
}
export const workTimeOfOne = {
  0.5: 'About half an hour for one person',
  one: 'About an hour for one person',
  other: 'About {hours} hours for one person',
}
export const workTimeOfSeveral = {
  0.5: 'About half an hour for {people} people',
  one: 'About an hour for {people} people',
  other: 'About {hours} hours for {people} people',
}
/** Those `people`. */
export const severalPeople = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  other: '{n}',
}

/* The panel with the price so far, and the final quote. */
export const priceSoFar = 'Price'
export const breakdown = 'Quote Breakdown'
export const closeBreakdown = 'Close the breakdown'
/** On the plan of a service before anything is counted, and before anything is chosen. */
export const emptyPlan = 'An empty plot. Tap + and it grows.'
export const emptyPlanOfChoices = 'An empty plot. Choose something and it grows.'
/** What the next step asks, by its heading and intro. */
export const nextStep = 'Next: {heading} {intro}'
/** Before a price that is crossed out, for screen readers. */
export const was = 'Was'
export const fiveStars = '5 out of 5 stars'

/* The lines above a step that say what happened to the visitor's quote. */
/** `n` extras, listed; with their `price` if they have one. */
export const extrasAdded = {
  one: '{extras} was added to your quote.',
  other: '{extras} were added to your quote.',
}
export const extrasAddedFor = {
  one: '{extras}, {price}, was added to your quote.',
  other: '{extras}, {price}, were added to your quote.',
}
export const takeOut = { one: 'Take it out', other: 'Take them out' }
export const extrasAlreadyAdded = {
  one: '{extras} is already in your quote.',
  other: '{extras} are already in your quote.',
}
export const linkIncomplete = 'The link is not complete, so it could not be opened.'
export const notOffered = 'What this link asks for is no longer offered.'
/** Follows one of these two if the visitor had begun a quote. */
export const ownQuoteShown = 'What you see is your own quote.'
export const partlyOffered =
  'Some of what this link asks for is no longer offered, and was left out.'
/** `total` is today's. */
export const newPrices =
  'Prices have changed since this link was made. Today this quote is {total}.'
/** Without a total, and with one. */
export const otherQuote = 'Your other quote, {service}, is kept.'
export const otherQuoteFor = 'Your other quote, {service} for {total}, is kept.'
export const backToOther = 'Back to that quote'

/* The contact step, and what happens to its lead. */
export const notes = 'Additional Notes'
export const sendingQuote = 'Sending Quote...'
/** Below the button of the final quote and of the contact step. */
export const questionsCall = 'Questions? Call {phone}'
/** Why the quote was not sent, and what else the visitor can do. */
export const quoteNotSent = {
  failed: {
    text: 'There was an issue sending your quote. Please try again.',
    otherWays: 'Or call {phone}, or {email}.',
  },
  /** The page was loaded again before the answer came. */
  unconfirmed: {
    text: 'Your quote may not have reached us.',
    otherWays: 'Send it once more, or call {phone}, or {email}.',
  },
  nowhere: {
    text: 'Nothing can be sent from here.',
    otherWays: 'Please call {phone}, or {email}.',
  },
}
/** The link in these sentences that opens a letter in the visitor's own mail program; its text follows. */
export const emailThisQuote = 'email us this quote'
export const quoteLetter = {
  preferredDay: 'Preferred day: {day}',
  postalCode: 'Postal code: {code}',
}

/* The day and the postal code that the contact step may ask for. */
export const preferredDay = 'Preferred day'
export const closedOn = 'Optional. Closed on {days}.'
export const weekdays = {
  Monday: 'Mondays',
  Tuesday: 'Tuesdays',
  Wednesday: 'Wednesdays',
  Thursday: 'Thursdays',
  Friday: 'Fridays',
  Saturday: 'Saturdays',
  Sunday: 'Sundays',
}
export const dayUnfinished = 'Please finish the date, or clear it.'
export const dayPassed = 'This day has passed. Please choose a later one.'
export const dayTooFar = 'Please choose a day within the next {days} days.'
/** `days` are those of a weekday, such as Sundays. */
export const dayClosed = 'We are closed on {days}. Please choose another day.'
/** `name` is what the company calls the day, such as Christmas Day. */
export const closedFor = 'We are closed for {name}. Please choose another day.'
export const postalCode = 'Postal code'
export const postalCodeWrong = 'This is no Canadian postal code. Please write one such as V3T 4W8.'
export const outsideArea = 'That is outside our usual area, but we may still come: ask us.'

/* What a visitor may do with a quote besides booking it. */
export const copyLink = 'Copy link'
export const share = 'Share'
export const emailQuote = 'Email it'
export const print = 'Print'
export const copied = 'Copied'
/** The same for screen readers. */
export const linkCopied = 'The link is copied.'
/** Above the link itself, if it could not be copied or shared. */
export const copyThis = 'Copy this link'
/** The subject of a letter, and the title of the printed page. */
export const quoteInALine = '{service} for {total}, {company}'
export const serviceAndChoice = '{service}, {choice}'
export const openAgain = 'Open this quote again:\n{link}'

/* What a visitor can do at once after the thanks. */
export const nextSteps = {
  heading: 'No need to wait',
  opens: 'Opens {place}',
  opensMessages: 'Opens your messages',
  message: 'The message',
  copyMessage: 'Copy the message',
  messageCopied: 'The message is copied.',
}

/* A quote on paper. */
export const quoteOfDate = 'Quote of {date}'
export const bill = 'Line by line'
export const howToBook = 'How to book'
export const call = 'Call {phone}.'
export const scanOrCall = 'Scan this, open the link below, or call {phone}.'
export const qrCode = 'QR code of the link'
export const online = 'This quote online'
