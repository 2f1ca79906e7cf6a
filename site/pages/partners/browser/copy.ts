/** Makes a block's button copy its lines, and says how that went. */
export function copyFrom(block: HTMLElement): void {
  const button = block.querySelector<HTMLElement>('[data-copy]')
  const source = block.querySelector('pre')
  const status = block.querySelector<HTMLElement>('[role=status]')
  if (!button || !source || !status) return
  let shownUntil = 0
  button.addEventListener('click', async () => {
    const isCopied = await copy(source)
    status.textContent = ''
    status.textContent = isCopied
      ? 'Copied.'
      : 'Your browser does not let this page copy. The lines are selected: press Ctrl C, or Command C.'
    status.classList.toggle('hidden', isCopied)
    button.toggleAttribute('data-done', isCopied)
    shownUntil = Date.now() + 2000
    setTimeout(() => Date.now() >= shownUntil && button.removeAttribute('data-done'), 2000)
  })
}

/** By the clipboard; where it is refused, by the old command; failing that, leaves the text selected. */
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
