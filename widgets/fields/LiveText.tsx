/**
 * Text that changes while it is shown: each new text gets a new element. A browser's translator takes
 * the text nodes it translates out of the page, and Preact would go on writing into the one it knew
 * (https://github.com/preactjs/preact/issues/948).
 */
export function LiveText({ text }: { text: string }) {
  return text && <span key={text}>{text}</span>
}
