/** Whether there is a sheet of the system to share with. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the system's sheet. A visitor who closes it has decided so; `refused` is what a policy does. */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}
