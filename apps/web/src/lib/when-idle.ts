/** By then the page is loaded and its first responses are on the screen. */
const laterMs = 2000

/** Runs something when the browser is probably idle, such as loading files that may be needed next. */
export const whenIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(run, laterMs)
  return () => clearTimeout(timer)
}
