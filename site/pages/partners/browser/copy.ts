import { namePlaceholder } from './partner-name.ts'

/** Makes a block's button copy its lines, and says how that went. */
export function copyFrom(block: HTMLElement): void {
  const button = block.querySelector<HTMLElement>('[data-copy]')
  const source = block.querySelector('pre')
  const status = block.querySelector<HTMLElement>('[role=status]')
  if (!button || !source || !status) return
  button.addEventListener('click', async () => {
    status.textContent = ''
    const isCopied = await copy(source)
    status.textContent = isCopied
      ? 'Copied.'
      : 'Your browser does not let this page copy. The lines are selected: press Ctrl C, or Command C.'
    if (source.innerText.includes(namePlaceholder)) status.append(' ', ...nameless())
    else if (isCopied) setTimeout(() => status.replaceChildren(), 3000)
  })
}

/** Says that the lines lack the partner's name, with a link to the field for it. */
function nameless(): (string | Node)[] {
  const link = document.createElement('a')
  link.href = '#company'
  link.textContent = 'type your company’s name'
  return [`They still say “${namePlaceholder}”: `, link, ', and copy again.']
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
