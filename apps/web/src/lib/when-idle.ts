/** By then the page is loaded and its first responses are on the screen. */
const laterMs = 2000

/** Safari has no `requestIdleCallback`. */
const requestIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run)

/** Runs something when the browser is idle, such as loading files that may be needed next. */
export const whenIdle = (run: () => void): (() => void) => {
  let isWanted = true
  const runIfWanted = () => {
    if (isWanted) run()
  }
  const timer = setTimeout(() => requestIdle(runIfWanted), laterMs)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
