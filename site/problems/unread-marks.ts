/* Marks in an owner's text that visitors would read as they are written, or that nobody sees. */

/** The word around a sign, for a problem. */
export function partAt(words: string, sign: string): string {
  return `"${words.split(/\s+/).find((word) => word.includes(sign))}"`
}

/** What is wrong with a brace that is no part of a fact; '' if nothing is. */
export function braceFault(words: string): string {
  const rest = words.replace(/\{\w+(?:[.-]\w+)*\}/g, '')
  const [spaced, name] = /\{\s*(\w+(?:[.-]\w+)*)\s*\}/.exec(rest) ?? []
  if (spaced) return `visitors would read ${spaced}; write {${name}}.`
  const [open] = /\{\s*[\w.-]*/.exec(rest) ?? []
  if (open) return `visitors would read ${open}; write a fact as {phone}, and no other brace.`
  return rest.includes('}')
    ? 'visitors would read }; write a fact as {phone}, and no other brace.'
    : ''
}

/** The first control character, by its number, such as U+000B. A line break is not one of them. */
export function unseenIn(words: string): string | undefined {
  const [sign] = /[^\P{Cc}\n\t]|[\uFFFD-\uFFFF\u2028\u2029]/u.exec(words) ?? []
  return sign && `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** The first mark of HTML or Markdown. */
export function markIn(words: string): string | undefined {
  return /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>|\*\*|&(?:[a-z]+|#\d+);/i.exec(words)?.[0]
}
