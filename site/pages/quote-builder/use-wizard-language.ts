import { languageNames } from 'virtual:content/business'
import { useState } from 'react'
import { useBeforePaint } from '../../hooks/prerendered.ts'

/** Where the tab keeps the visitor's choice. */
const key = 'language'

/**
 * The language of the wizard: what the visitor chose in this tab, else what the page's address asks for
 * (`?lang=fr`), else English. `asked` is what the address asks for, '' for nothing.
 */
export function useWizardLanguage(asked: string): [code: string, choose: (code: string) => void] {
  const [code, setCode] = useState('en')

  useBeforePaint(() => {
    const wanted = kept() ?? asked
    setCode(Object.hasOwn(languageNames, wanted) ? wanted : 'en')
  }, [asked])

  const choose = (chosen: string) => {
    setCode(chosen)
    keep(chosen)
  }
  return [code, choose]
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
    return null
  }
}

function keep(code: string): void {
  try {
    sessionStorage.setItem(key, code)
  } catch {
    // As above.
  }
}
