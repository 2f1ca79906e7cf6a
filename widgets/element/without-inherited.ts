/**
 * The object's own properties on an object that inherits nothing: what a page adds to `Object.prototype`
 * sets nothing here.
 */
export function withoutInherited<Given extends object>(given: Given): Given {
  return Object.assign(Object.create(null), given)
}
