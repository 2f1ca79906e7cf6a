/** Whether the browser opens and closes a dialog by a button's `command` alone; Safari does from 26.2 on. */
export const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype
