import type { MouseEvent } from 'react'
import type { FormErrors } from '../rules/lead/form-state.ts'
import * as en from '../words/en.ts'
import { LiveText } from './LiveText.tsx'
import { Notice } from './Notice.tsx'

interface ThingsToFixProps {
  /** The errors, by the id of the field. */
  errors: FormErrors
  level: 'h2' | 'h3'
}

/** The summary of errors: each is a link to its field. */
export function ThingsToFix({ errors, level }: ThingsToFixProps) {
  const entries = Object.entries(errors)
  return (
    <Notice level={level} heading={en.thingsToFix[entries.length - 1] ?? ''}>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              <LiveText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A `#id` link cannot find a field in a shadow root, so this moves the focus. */
function focusField(event: MouseEvent<HTMLAnchorElement>, field: string): void {
  event.preventDefault()
  const form = event.currentTarget.closest('form')
  form?.querySelector<HTMLElement>(`#${field}`)?.focus()
}
