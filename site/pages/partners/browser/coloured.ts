const pieces = /(<\/?[\w-]+|>)|("[^"]*")|(--[\w-]+|[\w-]+(?==))/g
const classes = ['tag', 'value', 'name']

/** Lines of HTML as nodes, with its tags, names and values in colours. */
export function coloured(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  let end = 0
  for (const match of html.matchAll(pieces)) {
    const [text, ...groups] = match
    const piece = document.createElement('span')
    piece.className = classes[groups.findIndex(Boolean)] ?? ''
    piece.textContent = text
    fragment.append(html.slice(end, match.index), piece)
    end = match.index + text.length
  }
  fragment.append(html.slice(end))
  return fragment
}
