import { useSay } from '../element/useLanguage.ts'
import type { Settings } from '../lead/settings.ts'
import type { Privacy } from '../rules/company/business.ts'
import * as en from '../words/en.ts'

interface PrivacyNoteProps {
  privacy: Privacy
  settings: Settings
}

/** The line above a send button; a page can add to it with `slot="notice"`, but cannot remove anything. */
export function PrivacyNote({ privacy: { text, link, url }, settings }: PrivacyNoteProps) {
  const say = useSay()
  const { home, isTest, isDry } = settings
  // A path leads nowhere while it is not known where our site is.
  const base = home || undefined
  const address = URL.canParse(url, base) && new URL(url, base).href
  return (
    <div className="privacy">
      {isTest && <b>{isDry ? say(en.dryNotice) : say(en.testNotice)}</b>}
      <small>
        {text}{' '}
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            {link}
          </a>
        )}
      </small>
      <slot name="notice" />
    </div>
  )
}
