import type { ReactElement } from 'react'
import classes from './status-pill.module.css'

export type Tone = 'neutral' | 'info' | 'attention' | 'success' | 'danger'

/** A number is a ring filled n/8; the other glyphs distinguish states with the same grey tone. */
export type Glyph =
  | number
  | 'cross'
  | 'check'
  | 'pause'
  | 'calendar'
  | 'arrow'
  | 'clock'
  | 'working'
  | 'draft'
  | 'dot'
  | 'none'

const circle = <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />

const shapes = {
  cross: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 .25a5.75 5.75 0 1 0 0 11.5A5.75 5.75 0 0 0 6 .25ZM4.2 3.3 6 5.1l1.8-1.8.9.9L6.9 6l1.8 1.8-.9.9L6 6.9 4.2 8.7l-.9-.9L5.1 6 3.3 4.2Z"
    />
  ),
  check: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 .25a5.75 5.75 0 1 0 0 11.5A5.75 5.75 0 0 0 6 .25ZM8.4 3.8l.95.95-4.1 4.1-2.4-2.4.95-.95 1.45 1.45Z"
    />
  ),
  pause: (
    <>
      <circle cx="6" cy="6" r="5.75" fill="currentColor" />
      <path className={classes.hole} d="M4.1 3.6h1.3v4.8H4.1ZM6.6 3.6h1.3v4.8H6.6Z" />
    </>
  ),
  calendar: (
    <path fill="none" stroke="currentColor" strokeWidth="1.4" d="M1.2 2.5h9.6v8.3H1.2ZM1.2 5h9.6M3.7.8v2.4M8.3.8v2.4" />
  ),
  arrow: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M4.2 1.2 1.3 4.1l2.9 2.9M1.3 4.1h5.9a3.4 3.4 0 0 1 0 6.8H4.6"
    />
  ),
  clock: (
    <>
      {circle}
      <path fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" d="M6 3.4V6l1.7 1.2" />
    </>
  ),
  working: (
    <circle cx="6" cy="6" r="4.8" fill="none" stroke="currentColor" strokeWidth="2.2" strokeDasharray="2.6 1.17" />
  ),
  draft: <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2.2 1.73" />,
  dot: <circle cx="6" cy="6" r="3.5" fill="currentColor" />,
  none: null,
} as const

/** A slice of a pie with eight slices, clockwise from the top. */
const drawSlice = (eighths: number): string => {
  const angle = (eighths / 8) * 2 * Math.PI
  const x = (6 + 3.4 * Math.sin(angle)).toFixed(2)
  const y = (6 - 3.4 * Math.cos(angle)).toFixed(2)
  return `M6 6V2.6A3.4 3.4 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}Z`
}

const Ring = ({ eighths }: { readonly eighths: number }) => (
  <>
    {circle}
    {eighths >= 8 && <circle cx="6" cy="6" r="3.4" fill="currentColor" />}
    {eighths > 0 && eighths < 8 && <path fill="currentColor" d={drawSlice(eighths)} />}
  </>
)

const drawGlyph = (glyph: Glyph | ReactElement) => {
  if (typeof glyph === 'object') return glyph
  return typeof glyph === 'number' ? <Ring eighths={glyph} /> : shapes[glyph]
}

const StatusGlyph = ({ glyph }: { readonly glyph: Glyph | ReactElement }) => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className={classes.glyph}>
    {drawGlyph(glyph)}
  </svg>
)

export type StatusPillProps = {
  readonly tone: Tone
  /** A known glyph, or the shapes of one in a square of 12 units. */
  readonly glyph?: Glyph | ReactElement
  readonly label: string
}

/** A state, by colour, shape and text together. */
export const StatusPill = ({ tone, glyph = 'none', label }: StatusPillProps) => (
  <span className={classes.pill} data-tone={tone}>
    {glyph !== 'none' && <StatusGlyph glyph={glyph} />}
    {label}
  </span>
)
