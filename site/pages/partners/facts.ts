import type { Known } from './browser/known.ts'
import type { ElementsManifest } from './described.ts'

/** What the built widgets tell of themselves. */
export interface Facts {
  manifest: ElementsManifest
  release: Known['release']
  /** What the quote builder weighs over the wire, in thousands of bytes. */
  weight: string
  /** Whether the build has EmailJS ids: without them leads go to the local mailbox. */
  isLive: boolean
}
