import { useLayoutEffect, useRef, useState } from 'react'
import type { Languages } from '../business/languages.ts'
import { pageLanguage } from '../rules/embed/page-language.ts'
import type { Language } from '../words/language.ts'

/**
 * The language of an element, which follows the page's `lang` wherever that changes; undefined until the first is
 * loaded. While another is loaded, the one before stays.
 */
export function useElementLanguage(host: Element, languages: Languages): Language | undefined {
  const [, setChanges] = useState(0)
  const shown = useRef<Language>(undefined)
  const code = languages.codeAt(host)
  shown.current = languages.loaded(code) ?? shown.current

  // At each render, because the element may have moved in the page.
  useLayoutEffect(() => {
    if (languages.offered.length === 0) return
    let isHere = true
    const update = () => {
      if (isHere) setChanges((before) => before + 1)
    }
    if (!languages.loaded(code)) {
      const loading = shown.current ? languages.load(code) : languages.loadSoon(code)
      loading.then(() => {
        if (languages.loaded(code)) update()
      })
    }
    const observer = new MutationObserver(() => {
      if (languages.codeAt(host) !== code) update()
    })
    for (const root of pageLanguage(host).roots)
      observer.observe(root, { attributeFilter: ['lang'], subtree: true })
    return () => {
      isHere = false
      observer.disconnect()
    }
  })

  return shown.current
}
