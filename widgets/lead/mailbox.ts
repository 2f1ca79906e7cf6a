import { useEffect, useState } from 'react'
import { writeToConsole } from '../business/write-to-console.ts'
import { mailAddress } from './fetch.ts'
import { mailboxKey } from './mail-account.ts'
import type { Settings } from './settings.ts'

/** Checked once per page: without the key of an account there is only one origin to send to. */
let missingCheck: Promise<boolean> | undefined

/** Whether mail would go to a mailbox that does not exist; if so, the console says why. */
export function useMissingMailbox(tag: string, settings: Settings): boolean {
  const { isDry } = settings
  const { publicKey, origin } = settings.account()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (publicKey !== mailboxKey || isDry) return
    missingCheck ??= isMailboxAbsent(origin)
    missingCheck.then((isAbsent) => {
      if (isAbsent)
        writeToConsole('error', `<${tag}> cannot send: build it with EmailJS ids in .env.`)
      setMissing(isAbsent)
    })
  }, [tag, publicKey, origin, isDry])
  return isMissing && !isDry
}

async function isMailboxAbsent(origin: string): Promise<boolean> {
  try {
    // Throws where nobody knows the origin.
    const url = new URL(mailAddress(origin))
    return (await window.fetch(url, { method: 'HEAD' })).status !== 204
  } catch {
    return true
  }
}
