/** Whether the system has a share sheet. */
export const canShare = (): boolean => 'share' in navigator

/**
 * Opens the system's share sheet. `cancelled`: the visitor closed it. `refused`: sharing failed,
 * for example because a policy forbids it.
 */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}
