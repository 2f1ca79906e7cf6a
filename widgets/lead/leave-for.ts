/** Leaves for an address: in the frame that the widget is in, or in the whole window around it. */
export function leaveFor(url: string, target: 'self' | 'top'): void {
  // A frame that may not navigate the window stays: this throws nothing, other ways would.
  if (target === 'top') open(url, '_top')
  else location.assign(url)
}
