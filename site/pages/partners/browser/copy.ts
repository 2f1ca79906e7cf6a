/** Makes a block's button copy its lines, and says how that went. */
export function copyFrom(block: HTMLElement): void {
  const button = block.querySelector<HTMLElement>('[data-copy]')
  const source = block.querySelector('pre')
  const status = block.querySelector<HTMLElement>('[role=status]')
  if (!button || !source || !status) return
  button.addEventListener('click', async () => {
    status.textContent = ''
    if (await copy(source)) {
      status.textContent = 'Copied.'
      setTimeout(() => status.replaceChildren(), 3000)
    } else {
      status.textContent =
        'Your browser does not let this page copy. The lines are selected: press Ctrl C, or Command C.'
    }
  })
}

/**
 * Copies the text with the clipboard API, or with the old command if that is refused. If both fail,
 * the text stays selected. Returns whether it was copied.
 */
async function copy(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.innerText)
    return true
  } catch {
    getSelection()?.selectAllChildren(source)
    source.focus()
    return document.execCommand('copy')
  }
}
