import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../../element/Icon.tsx'
import { Amounts } from '../../fields/Amounts.tsx'
import { icons } from '../../fields/icons.ts'

/** Says under the Continue button what the step still needs. Takes the focus when it appears. */
export function MissingAlert({ sentence }: { sentence: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} className="alert missing" role="alert" tabIndex={-1}>
      <Icon path={icons.wrong} />
      <span>
        <Amounts text={sentence} />
      </span>
    </p>
  )
}
