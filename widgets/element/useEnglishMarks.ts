import { useLayoutEffect } from 'react'
import { english, type Language } from '../words/language.ts'

/** Marks the texts in a box that have no words in its language: a screen reader has to pronounce them as English. */
export function useEnglishMarks(box: HTMLElement, language: Language): void {
  useLayoutEffect(() => {
    if (language === english) return
    const mark = () => markEnglish(box, language)
    const observer = new MutationObserver(mark)
    observer.observe(box, { childList: true, characterData: true, subtree: true })
    mark()
    return () => {
      observer.disconnect()
      removeMarks(box)
    }
  }, [box, language])
}

function markEnglish(box: HTMLElement, { code, untranslated }: Language): void {
  removeMarks(box)
  if (untranslated.size === 0) return
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (!parentElement || !untranslated.has(textContent?.trim() ?? '')) continue
    parentElement.lang = english.code
    for (const child of parentElement.children)
      if (!child.hasAttribute('lang')) child.setAttribute('lang', code)
  }
}

function removeMarks(box: HTMLElement): void {
  for (const marked of box.querySelectorAll('[lang]')) marked.removeAttribute('lang')
}
