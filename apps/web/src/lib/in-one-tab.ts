/**
 * Does the work in one tab of this browser at a time; when it ends, or its tab does, the next that waits takes over.
 * Browsers open six connections to a server: a stream for every window would use them up. Where tabs cannot know of
 * each other (no locks without https) each does it.
 */
export const inOneTab = async (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { readonly locks?: LockManager | null }
  if (!locks) return work()
  try {
    await locks.request(name, { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
