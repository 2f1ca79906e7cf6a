/**
 * What the elements already have, as attributes or as properties: of the widgets, and of every element of a page.
 * No question can be answered by one of these.
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

/** What an event of the data layer says besides the answers. */
export const eventNames = new Set(['event', 'service', 'timestamp'])
