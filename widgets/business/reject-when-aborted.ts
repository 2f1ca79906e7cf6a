/**
 * Rejects once the signal is aborted. The page may have replaced `fetch` with one that ignores the
 * signal.
 */
export function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', reject, { once: true })
  })
}
