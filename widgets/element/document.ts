/**
 * What every script of the widgets finds as `document`: the build puts it there (vite.widget.config.ts).
 * On the real one `<img name="createElement">` takes the place of the method; here each name has its
 * meaning from the prototype, which no markup of the page reaches:
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
export const document = new Proxy(window.document, {
  get(real, name) {
    const value = Reflect.get(Object.getPrototypeOf(real), name, real)
    return typeof value === 'function' ? value.bind(real) : value
  },
  set: (real, name, value) => Reflect.set(Object.getPrototypeOf(real), name, value, real),
})
