/** Random numbers, repeatable with the same seed. */
export type Dice = {
  /** From 0 (included) to 1 (excluded). */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

export const createDice = (seed: number): Dice => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
