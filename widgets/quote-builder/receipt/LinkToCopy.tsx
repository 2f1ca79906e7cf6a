import { useLayoutEffect, useRef } from 'react'
import * as words from '../../words/keep.ts'

/**
 * The link as selected text, for when it could not be copied or shared. Takes the focus when it
 * appears.
 */
export function LinkToCopy({ link }: { link: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.select(), [])
  return (
    <label className="field">
      {words.copyThis}
      <textarea ref={field} rows={3} readOnly value={link} />
    </label>
  )
}
