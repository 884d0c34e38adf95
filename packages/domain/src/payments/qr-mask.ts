type Rows = readonly (readonly boolean[])[]

/** Which modules each of the eight masks turns over; x is the column, y the row (ISO/IEC 18004, table 10). */
export const qrMasks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const lookalikes = [/(?=10111010000)/g, /(?=00001011101)/g] as const

/** Long runs of one colour, and what a camera may take for a finder. */
const lineFaults = (line: string): number => {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  const finders = sum(lookalikes.map((pattern) => line.match(pattern)?.length ?? 0))
  return sum(runs.map(({ length }) => length - 2)) + 40 * finders
}

const squareFaults = (rows: readonly string[]): number => {
  const inRow = (row: string, index: number): number =>
    [...row].filter((cell, x) => {
      const below = rows[index + 1] ?? ''
      return cell === row[x + 1] && cell === below[x] && cell === below[x + 1]
    }).length
  return 3 * sum(rows.map(inRow))
}

/** How hard a code is to read: the fewer faults, the better (ISO/IEC 18004, 7.8.3). */
export const qrFaultsOf = (rows: Rows): number => {
  const across = rows.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
  const down = rows.map((_, x) => across.map((row) => row[x] ?? '').join(''))
  const dark = sum(rows.map((row) => row.filter(Boolean).length))
  const imbalance = Math.abs(dark * 20 - rows.length ** 2 * 10) / rows.length ** 2
  return (
    sum(across.map(lineFaults)) +
    sum(down.map(lineFaults)) +
    squareFaults(across) +
    10 * Math.max(0, Math.ceil(imbalance) - 1)
  )
}
