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

/** A click in the bar; times until the text of the next screen is complete, on this machine. */
export type Click = {
  readonly account: string
  readonly path: string
  /** The first visit of the session, and the next one. */
  readonly figures: { readonly coldMs: number; readonly warmMs: number }
}

/** The limits between two screens: the rows of a list count, not only its first. */
const clickBars = { coldMs: 300, warmMs: 100 } as const

export const toClickTable = (clicks: readonly Click[]): string =>
  [
    `| From the home to | First visit (bar ${clickBars.coldMs} ms) | Next visit (bar ${clickBars.warmMs} ms) |`,
    '|---|---:|---:|',
    ...clicks.map(
      ({ account, path, figures }) =>
        `| ${path} (${account}) | ${text(figures.coldMs, 0)} ms | ${text(figures.warmMs, 0)} ms |`,
    ),
  ].join('\n')

export const judgeClick = ({ path, figures }: Click): readonly string[] => [
  ...(figures.coldMs <= clickBars.coldMs ? [] : [`${path}: complete ${figures.coldMs} ms after the first click`]),
  ...(figures.warmMs <= clickBars.warmMs ? [] : [`${path}: complete ${figures.warmMs} ms after the next click`]),
]

/** The figures above their limit; a figure that was not measured counts as above. */
export const judgeVitals = ({ place, figures }: Row): readonly string[] => [
  ...(figures.largestPaintMs <= place.bar ? [] : [`${place.path}: painted after ${figures.largestPaintMs} ms`]),
  ...(figures.shift <= shiftBar ? [] : [`${place.path}: shifted by ${figures.shift}`]),
]
