/** Runs at most so many at once; the others wait for their turn. */
export const limitConcurrency = (places: number) => {
  let free = places
  const waiting: (() => void)[] = []
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
