/**
 * Text that changes while it is shown: each new text gets a new element. A browser's translator
 * removes the text nodes that it translates from the page, and Preact would go on writing into the
 * removed one (https://github.com/preactjs/preact/issues/948).
 */
export function LiveText({ text }: { text: string }) {
  return text && <span key={text}>{text}</span>
}
