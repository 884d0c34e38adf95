import type { Speed } from './fire.ts'
import type { WebSize } from './web-sizes.ts'

/** The share of a bare handler's speed that each hot call has to reach. */
const target = 0.6

export type Measured = {
  readonly name: string
  readonly connections: number
  readonly ours: readonly Speed[]
  readonly bare: readonly Speed[]
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The share is computed for each pair of rounds, so that other load on the machine affects both. */
export const computeShare = ({ ours, bare }: Measured): number =>
  median(ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)))

const toRow = (measured: Measured): string[] => {
  const share = computeShare(measured)
  const of = (speeds: readonly Speed[], figure: keyof Speed) => median(speeds.map((speed) => speed[figure]))
  return [
    measured.name,
    String(measured.connections),
    of(measured.ours, 'perSecond').toFixed(0),
    of(measured.bare, 'perSecond').toFixed(0),
    share.toFixed(2),
    share >= target ? 'met' : 'NOT MET',
    of(measured.ours, 'medianMs').toFixed(1),
    of(measured.ours, 'p99Ms').toFixed(1),
  ]
}

const heading = ['call', 'conn.', 'ours/s', 'bare/s', 'ratio', `≥ ${target.toFixed(2)}`, 'p50 ms', 'p99 ms']

const aligned = (rows: readonly string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => cells.join('  '))
    .join('\n')
}

/** How much slower a call may be at the larger of two sizes. */
const mostGrowth = 1.5

/** The median times of the same calls at two sizes, and how they grew. */
export const growthTable = (small: readonly Measured[], large: readonly Measured[]): string => {
  const medianTime = ({ ours }: Measured) => median(ours.map(({ medianMs }) => medianMs))
  const rows = large.flatMap((measured) => {
    const before = small.find(({ name, connections }) => name === measured.name && connections === measured.connections)
    if (before === undefined) return []
    const growth = medianTime(measured) / medianTime(before)
    const times = [medianTime(before), medianTime(measured)].map((time) => time.toFixed(1))
    return [
      [
        measured.name,
        String(measured.connections),
        ...times,
        growth.toFixed(2),
        growth <= mostGrowth ? 'met' : 'NOT MET',
      ],
    ]
  })
  return aligned([['call', 'conn.', 'small ms', 'large ms', 'growth', `≤ ${mostGrowth.toFixed(2)}`], ...rows])
}

/** The table of ratios: medians of the interleaved rounds. */
export const ratioTable = (measured: readonly Measured[]): string => aligned([heading, ...measured.map(toRow)])

export const webTable = (sizes: readonly WebSize[] | null): string =>
  sizes === null
    ? 'The web application has not been built: npm run build'
    : sizes.map(({ name, kilobytes }) => `${kilobytes.toFixed(1).padStart(8)} kB gzip  ${name}`).join('\n')
