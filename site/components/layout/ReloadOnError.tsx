import { Component, type ReactNode } from 'react'
import * as words from '../../words/site.ts'
import { CallButton } from '../CallButton.tsx'

/** Set when the page is reloaded, so that a page that fails again is not reloaded for ever. */
const mark = 'reloaded-after-error'

/**
 * Reloads a page that cannot be shown, for example because a browser extension has changed the
 * document under React: the prerendered page works without any script. If it fails again after the
 * reload, the visitor sees how to reach us instead.
 */
export class ReloadOnError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    // After the failure nothing else follows Back and Forward.
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
        <h1 className="d2">{words.frame.broken.heading}</h1>
        <p className="lead">{words.frame.broken.text}</p>
        <CallButton />
      </main>
    )
  }
}
