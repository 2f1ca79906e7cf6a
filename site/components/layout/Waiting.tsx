import { useIsSlow } from '../../routing/navigation.ts'
import { loadingPage } from '../../words/frame.ts'
import './Waiting.css'

/** A line at the top of the screen while the next page is on its way on a slow line. */
export function Waiting() {
  if (!useIsSlow()) return null
  return <div className="waiting" role="progressbar" aria-label={loadingPage} />
}
