import { languageNames } from 'virtual:content/business'
import * as words from '../../words/site.ts'
import './LanguageLine.css'

interface LanguageLineProps {
  /** The code of the language that the wizard is in. */
  chosen: string
  onChoose(code: string): void
}

/** The languages of the wizard, each by its own name; nothing where it has English alone. */
export function LanguageLine({ chosen, onChoose }: LanguageLineProps) {
  const languages = Object.entries(languageNames)
  if (languages.length < 2) return null
  return (
    <fieldset className="languages" aria-label={words.quoteBuilder.languages}>
      {languages.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
