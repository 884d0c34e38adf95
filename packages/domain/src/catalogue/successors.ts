/** The successor that each product names, by its code; a product without one is absent. */
export type Successors = ReadonlyMap<string, string>

/** The products after this one, each the successor of the one before, up to the first that comes again. */
export const listSuccessors = (code: string, successors: Successors): readonly string[] => {
  const chain: string[] = []
  for (let next = successors.get(code); next !== undefined && !chain.includes(next); next = successors.get(next)) {
    chain.push(next)
  }
  return chain
}

/** The chains that lead back to their beginning, each once and in its order (SUB-001). */
export const findSuccessorCircles = (successors: Successors): readonly (readonly string[])[] => {
  const circles: (readonly string[])[] = []
  const finished = new Set<string>()
  for (const start of successors.keys()) {
    const path: string[] = []
    let code: string | undefined = start
    while (code !== undefined && !finished.has(code)) {
      finished.add(code)
      path.push(code)
      code = successors.get(code)
    }
    // Where the path meets itself a circle begins; where it meets an earlier path, that one has reported it.
    const entry = code === undefined ? -1 : path.indexOf(code)
    if (entry >= 0) circles.push(path.slice(entry))
  }
  return circles
}
