const resets = new Set<() => void>()

/** Registers how a module with state that lasts until the page is closed can be reset. */
export const registerPageReset = (reset: () => void): void => {
  resets.add(reset)
}

/** For tests, which share one page: resets the state of every module, as a reload does. */
export const resetPage = (): void => {
  for (const reset of resets) reset()
}
