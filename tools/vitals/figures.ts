/** A measured screen; `bar` is the limit until the largest paint, in milliseconds. */
export type Place = { readonly path: string; readonly bar: number; readonly account?: string }

export type Figures = {
  readonly largestPaintMs: number
  /** When the text of the screen changed last: lists and menus that come late are rarely the largest element. */
  readonly completeMs: number
  readonly shift: number
  /** Transferred over the network. */
  readonly kilobytes: number
  /** Sent until the largest paint, from the network or the cache. */
  readonly requests: number
  /** The last element of the largest paint, to know what to improve. */
  readonly element: string
}

export type Row = { readonly place: Place; readonly figures: Figures }

/** The limit for layout shifts. */
const shiftBar = 0.02

const text = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',')

const toName = ({ path, account }: Place): string => (account === undefined ? path : `${path} (${account})`)

export const toTable = (rows: readonly Row[]): string =>
  [
    '| Screen | Largest paint | Complete | Bar | Shift | Requests before the paint | Transferred | Element |',
    '|---|---:|---:|---:|---:|---:|---:|---|',
    ...rows.map(
      ({ place, figures: { largestPaintMs, completeMs, shift, kilobytes, requests, element } }) =>
        `| ${toName(place)} | ${text(largestPaintMs / 1000, 2)} s | ${text(completeMs / 1000, 2)} s | ${text(place.bar / 1000, 1)} s | ${text(shift, 3)} | ${requests} | ${text(kilobytes, 0)} kB | ${element} |`,
    ),
  ].join('\n')

/** The figures above their limit; a figure that was not measured counts as above. */
export const judgeVitals = ({ place, figures }: Row): readonly string[] => [
  ...(figures.largestPaintMs <= place.bar ? [] : [`${place.path}: painted after ${figures.largestPaintMs} ms`]),
  ...(figures.shift <= shiftBar ? [] : [`${place.path}: shifted by ${figures.shift}`]),
]
