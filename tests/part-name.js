/**
 * What a built file is called in sizes.json: without the hash, which every change changes.
 * @param {string} path
 */
export function partName(path) {
  return path.replace(/^\//, '').replace(/-[\w-]{8}(?=\.(js|css)$)/, '')
}
