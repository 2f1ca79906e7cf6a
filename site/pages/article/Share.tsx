import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useReady } from '../../hooks/prerendered.ts'
import * as words from '../../words/blog.ts'

/** Shares the article with the device's share sheet, or copies its address if there is none. */
export function Share({ title, path }: { title: string; path: string }) {
  const isReady = useReady()
  const [message, setMessage] = useState('')
  const isNative = isReady && 'share' in navigator

  const share = async () => {
    const url = new URL(path, location.origin).href
    try {
      if (isNative) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setMessage(words.article.linkCopied)
    } catch (error) {
      // Closing the share sheet without sending is not a failure.
      if ((error as Error).name === 'AbortError') return
      setMessage(words.article.notCopied)
    }
  }

  return (
    <div className="art-share">
      <button type="button" className="btn btn-s btn-line" onClick={share}>
        <Share2 className="icon" aria-hidden />
        <span>{isNative ? words.article.shareArticle : words.article.copyLink}</span>
      </button>
      <p role="status">{message}</p>
    </div>
  )
}
