/**
 * Attributes and properties that elements already have, so that no question can use them: all of
 * the widgets' own, and those of every HTML element that a question might be called.
 */
export const elementNames = new Set(
  `service successUrl successTarget partner reference name test
  emailService emailTemplate emailKey emailOrigin analytics theme mode trigger launcherLabel
  launcherCorner quoteLink nextSteps
  contactName contactEmail contactPhone contactNotes
  open close reset goTo calls version answers quote step
  id class style title lang dir slot part is role hidden inert nonce popover draggable
  translate spellcheck autofocus tabindex accesskey contenteditable enterkeyhint inputmode
  writingsuggestions
  after animate append attributes before blur children click closest contains constructor
  dataset focus matches normalize prefix prepend remove scroll localName tagName className
  classList parentNode`.split(/\s+/),
)

/** The keys of a data layer event besides the answers. */
export const eventKeys = new Set(['event', 'service', 'timestamp'])
