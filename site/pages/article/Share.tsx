import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useReady } from '../../hooks/use-ready.ts'
import * as words from '../../words/article.ts'

/** Sends the article on: through the device where it can, else by copying its address. */
export function Share({ title, path }: { title: string; path: string }) {
  const isReady = useReady()
  const [said, setSaid] = useState('')
  const isNative = isReady && 'share' in navigator

  const share = async () => {
    const url = new URL(path, location.origin).href
    try {
      if (isNative) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setSaid(words.linkCopied)
    } catch (error) {
      // Closing the device's sheet without sending is no fault.
      if ((error as Error).name === 'AbortError') return
      setSaid(words.notCopied)
    }
  }

  return (
    <div className="art-share">
      <button type="button" className="btn btn-s btn-line" onClick={share}>
        <Share2 className="icon" aria-hidden />
        <span>{isNative ? words.shareArticle : words.copyLink}</span>
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
