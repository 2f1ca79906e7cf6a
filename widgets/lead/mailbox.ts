import { useEffect, useState } from 'react'
import { type MailAccount, mailboxKey } from './mail.ts'

/** Asked once a page: whoever has no key of an account has no other origin to send to. */
let asked: Promise<boolean> | undefined

/** Whether the account is a mailbox that is not there; tells the owner so on the console. */
export function useMissingMailbox(tag: string, { publicKey, origin }: MailAccount): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (publicKey !== mailboxKey) return
    asked ??= isNowhere(origin)
    asked.then((isSo) => {
      if (isSo) console.error(`<${tag}> cannot send: build it with EmailJS ids in .env.`)
      setMissing(isSo)
    })
  }, [tag, publicKey, origin])
  return isMissing
}

async function isNowhere(origin: string): Promise<boolean> {
  try {
    const url = `${origin}/api/v1.0/email/send`
    return (await window.fetch(url, { method: 'HEAD' })).status !== 204
  } catch {
    return true
  }
}
