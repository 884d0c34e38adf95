/** The page has come and its first answers are on the screen by then. */
const laterMs = 2000

/** Runs something when the browser is likely to have nothing better to do: files that may be wanted next. */
export const whenIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(run, laterMs)
  return () => clearTimeout(timer)
}
