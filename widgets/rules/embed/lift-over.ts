/** A box in the window, in pixels from its top left corner. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The space that stays free between two boxes, in pixels. */
const gap = 8

/** How far a box must move up to be clear of all the others; 0 if it is clear already. */
export function liftOver(box: Box, others: readonly Box[]): number {
  let lift = 0
  // From the lowest to the highest: above one box it may meet the next.
  for (const other of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.left >= box.right + gap || other.right <= box.left - gap
    const isAboveOrBelow =
      other.top >= box.bottom - lift + gap || other.bottom <= box.top - lift - gap
    // A box that the page hides has no size.
    const isHidden = other.top === other.bottom
    if (!isBeside && !isAboveOrBelow && !isHidden) lift = box.bottom + gap - other.top
  }
  return lift
}
