import { useDelay } from '../../routing/shown-page.ts'
import * as words from '../../words/site.ts'
import './Waiting.css'

/** A bar at the top of the screen while the next page loads slowly, or why it cannot load yet. */
export function Waiting() {
  const delay = useDelay()
  if (!delay) return null
  if (delay === 'slow')
    return <div className="waiting" role="progressbar" aria-label={words.frame.loadingPage} />
  return (
    <p className="tile on-gold kept-open" role="alert">
      {words.frame.keptOpen}
    </p>
  )
}
