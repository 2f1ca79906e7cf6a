/** Leaves for an address: in the frame that the widget is in, or in the whole window around it. */
export function leaveFor(url: string, target: 'self' | 'top'): void {
  // If the frame may not navigate the window, `open` does nothing; other ways would throw.
  if (target === 'top') open(url, '_top')
  else location.assign(url)
}
