/** Maps a value of a range to a position. */
export type Scale = (value: number) => number

export const toScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start)

/** The smallest of 1, 2, 5, 10, 20, 50… that is not below the value. */
export const roundStep = (value: number): number => {
  const magnitude = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * magnitude >= value) ?? 10
  return factor * magnitude
}

/** The multiples of a step inside a range. */
export const listTicks = ([from, to]: readonly [number, number], step: number): readonly number[] => {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  // Adding 0 turns -0 into 0.
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (first + index) * step + 0)
}

/** A position with one decimal, which is finer than any screen. */
export const toPixel = (value: number): number => Math.round(value * 10) / 10

export type Point = readonly [x: number, y: number]

/** 'M0,10 L5,8' */
export const toPath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${toPixel(x)},${toPixel(y)}`).join(' ')
