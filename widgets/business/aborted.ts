/** Rejects once the signal is aborted: a page may have replaced fetch by one that does not heed it. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', reject, { once: true })
  })
}
