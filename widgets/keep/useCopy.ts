import { useEffect, useState } from 'react'

/** How long it is said that a text was copied, in milliseconds. */
const copiedTime = 3000

/** Copies texts to the clipboard, and knows the outcome of the last time. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedTime)
    return () => clearTimeout(timer)
  }, [isCopied])

  return {
    /** Whether a text was copied just now. */
    isCopied,
    /** Whether it could not be copied: the page has no TLS, or the browser or the frame's policy refuses. */
    isRefused,
    async copy(text: string) {
      setRefused(false)
      const isInClipboard = await copyText(text)
      setCopied(isInClipboard)
      setRefused(!isInClipboard)
    },
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
