const technologies = [
  [/\bHJT\b/, 'HJT'],
  [/\bTOPCON\b/, 'TOPCon'],
  [/\bPERC\b/, 'PERC'],
] as const

/**
 * The cell technology named in a module's name: 'Mono PERC', 'TOPCon', 'Bifacial TOPCon'; '' when it names none (C-22).
 */
export const moduleTechnology = (name: string): string => {
  const upper = name.toUpperCase()
  const technology = technologies.find(([pattern]) => pattern.test(upper))?.[1]
  const kind = /\bBIFACIAL\b/.test(upper) ? 'Bifacial' : /\bMONO\b/.test(upper) ? 'Mono' : undefined
  return [kind, technology].filter((word) => word !== undefined).join(' ')
}
