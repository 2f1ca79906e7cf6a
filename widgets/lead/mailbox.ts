import { useEffect, useState } from 'react'
import { mailboxKey } from './mail.ts'
import type { Settings } from './settings.ts'

/** Asked once a page: whoever has no key of an account has no other origin to send to. */
let asked: Promise<boolean> | undefined

/** Whether mail would go to a mailbox that is not there; the owner reads so on the console. */
export function useMissingMailbox(tag: string, settings: Settings): boolean {
  const { isDry } = settings
  const { publicKey, origin } = settings.account()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (publicKey !== mailboxKey || isDry) return
    asked ??= isNowhere(origin)
    asked.then((isSo) => {
      if (isSo) console.error(`<${tag}> cannot send: build it with EmailJS ids in .env.`)
      setMissing(isSo)
    })
  }, [tag, publicKey, origin, isDry])
  return isMissing && !isDry
}

async function isNowhere(origin: string): Promise<boolean> {
  try {
    const url = `${origin}/api/v1.0/email/send`
    return (await window.fetch(url, { method: 'HEAD' })).status !== 204
  } catch {
    return true
  }
}
