import type { Privacy } from '../rules/business.ts'
import * as words from '../words/form.ts'

interface PrivacyNoteProps {
  privacy: Privacy
  /** The origin that the script came from. */
  home: string
  /** Whether what is sent says that it is only a test. */
  isTest: boolean
}

/** The line above a send button; a page adds to it by `slot="notice"`, and takes nothing away. */
export function PrivacyNote({ privacy: { text, link, url }, home, isTest }: PrivacyNoteProps) {
  return (
    <div className="privacy">
      {isTest && <b>{words.testNotice}</b>}
      <small>
        {text}{' '}
        <a
          href={URL.canParse(url, home) ? new URL(url, home).href : url}
          target="_blank"
          rel="noreferrer"
        >
          {link}
        </a>
      </small>
      <slot name="notice" />
    </div>
  )
}
