/** A box in the window, in pixels from its top left corner. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What stays free between two boxes. */
const gap = 8

/** How far a box must go up until it keeps clear of all the others; 0 where it does already. */
export function liftOver(box: Box, others: readonly Box[]): number {
  let lift = 0
  // From the lowest up: above one it may meet the next.
  for (const other of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.left >= box.right + gap || other.right <= box.left - gap
    const isAway = other.top >= box.bottom - lift + gap || other.bottom <= box.top - lift - gap
    // One that the page hides has no size.
    const isHidden = other.top === other.bottom
    if (!isBeside && !isAway && !isHidden) lift = box.bottom + gap - other.top
  }
  return lift
}
