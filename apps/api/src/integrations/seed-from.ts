/**
 * A whole number from 0 to 2³²−1, always the same for the same text (FNV-1a): the source of randomness of the
 * simulators.
 */
export const seedFrom = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The element that the seed selects. Throws for an empty list. */
export const pickFrom = <Item>(list: readonly Item[], seed: number): Item => {
  const item = list[seed % list.length]
  if (item === undefined) throw new RangeError('cannot pick from an empty list')
  return item
}
