/**
 * Runs the work in only one tab of this browser at a time; when it ends, or its tab closes, the next waiting tab
 * continues. Browsers open six connections to a server, and a stream for every window would use all of them. Without
 * locks, which need https, every tab runs the work.
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
