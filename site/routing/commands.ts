/**
 * Whether a button's `command` opens and closes a dialog without script, as in Safari from 26.2.
 */
export const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype
