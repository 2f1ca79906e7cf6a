import { Component, type ReactNode } from 'react'
import { broken } from '../../words/frame.ts'
import { CallButton } from '../CallButton.tsx'

/** Set while the page is loaded anew, so that a page that fails again is not loaded for ever. */
const mark = 'reloaded-after-error'

/**
 * Should showing a page fail, as when a browser extension has changed the document under React, the
 * page is loaded anew: the prerendered one works without any script. Once it was, it says how to
 * reach us instead.
 */
export class ReloadOnError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    // Nothing of the site is left to follow Back and Forward.
    addEventListener('popstate', () => location.reload())
    const { state } = history
    if (state?.[mark]) return
    history.replaceState({ ...state, [mark]: true }, '')
    location.reload()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="section wrap">
        <h1 className="d2">{broken.heading}</h1>
        <p className="lead">{broken.text}</p>
        <CallButton />
      </main>
    )
  }
}
