/**
 * The attributes and properties that elements already have: those of the widgets, and those of
 * every HTML element. No question can use one of these names.
 */
export const elementNames = new Set([
  ...['service', 'successUrl', 'successTarget', 'partner', 'reference', 'name', 'test'],
  ...['emailService', 'emailTemplate', 'emailKey', 'emailOrigin', 'analytics', 'theme', 'mode'],
  ...['trigger', 'launcherLabel', 'launcherCorner', 'quoteLink'],
  ...['contactName', 'contactEmail', 'contactPhone', 'contactNotes'],
  ...['open', 'close', 'reset', 'goTo', 'calls', 'version', 'answers', 'quote', 'step'],
  ...['id', 'class', 'style', 'title', 'lang', 'dir', 'slot', 'part', 'is', 'role', 'hidden'],
  ...['inert', 'nonce', 'popover', 'draggable', 'translate', 'spellcheck', 'autofocus'],
  ...[
    'tabindex',
    'accesskey',
    'contenteditable',
    'enterkeyhint',
    'inputmode',
    'writingsuggestions',
  ],
  ...['after', 'animate', 'append', 'attributes', 'before', 'blur', 'children', 'click'],
  ...['closest', 'contains', 'constructor', 'dataset', 'focus', 'matches', 'normalize', 'prefix'],
  ...[
    'prepend',
    'remove',
    'scroll',
    'localName',
    'tagName',
    'className',
    'classList',
    'parentNode',
  ],
])

/** The keys of a data layer event besides the answers. */
export const eventNames = new Set(['event', 'service', 'timestamp'])
