const resets = new Set<() => void>()

/** A module that remembers something as long as the page is open registers here how to forget it. */
export const registerPageReset = (reset: () => void): void => {
  resets.add(reset)
}

/** For tests, which share one page: every module forgets what it remembers, as after a reload. */
export const resetPage = (): void => {
  for (const reset of resets) reset()
}
