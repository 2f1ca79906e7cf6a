/**
 * The name of a built file in sizes.json: without the hash, which changes with every build.
 * @param {string} path
 */
export function partName(path) {
  return path.replace(/^\//, '').replace(/-[\w-]{8}(?=\.(js|css)$)/, '')
}
