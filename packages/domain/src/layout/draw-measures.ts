import { type SvgNode, svg } from '../shared/svg.ts'
import type { Layout } from './lay-modules.ts'
import { countModules, formatMetres, formatPitch } from './layout-words.ts'

/** Millimetres of one unit of the drawing. */
const mmPerUnit = 20

/** Units of the drawing. */
export const units = (mm: number): number => mm / mmPerUnit

const quiet = '#5A6670'
const plain = '#1B2328'

export type Words = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly role: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isStrong?: boolean
  readonly ink?: string
}

/** A text of the drawing, by default in the middle of its place. */
export const words = ({ x, y, text, role, anchor = 'middle', isStrong = false, ink = plain }: Words): SvgNode =>
  svg(
    'text',
    {
      'data-role': role,
      x,
      y: y + 4.3,
      fill: ink,
      'font-size': 12,
      'font-weight': isStrong ? 600 : 400,
      'text-anchor': anchor,
    },
    text,
  )

type Span = {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly text: string
  readonly role: string
}

const dimensionLine = (path: string): SvgNode =>
  svg('path', { d: path, stroke: quiet, 'stroke-width': 1, fill: 'none' })

const gapFor = (text: string): number => text.length * 3.4 + 6

/** A measure across: a line with end marks and its text in the middle. */
const across = ({ from, to, at, text, role }: Span): readonly SvgNode[] => {
  const middle = (from + to) / 2
  const gap = Math.min(gapFor(text), (to - from) / 2)
  const path = `M${from} ${at - 5}V${at + 5}M${to} ${at - 5}V${at + 5}M${from} ${at}H${middle - gap}M${middle + gap} ${at}H${to}`
  return [dimensionLine(path), words({ x: middle, y: at, text, role })]
}

/** A measure down: the same, upright, its text across. */
export const down = ({ from, to, at, text, role }: Span): readonly SvgNode[] => {
  const middle = (from + to) / 2
  const path = `M${at - 5} ${from}H${at + 5}M${at - 5} ${to}H${at + 5}M${at} ${from}V${middle - 10}M${at} ${middle + 10}V${to}`
  return [dimensionLine(path), words({ x: at, y: middle, text, role })]
}

/** The name of each line, the width of the layout, and the pitch between two lines (GRID-006, GRID-007). */
export const drawMeasures = (layout: Layout): readonly SvgNode[] => {
  const length = units(layout.drawnLengthMm)
  const names = layout.lines.flatMap(({ modules, yMm }, at) => {
    const middle = units(yMm) + length / 2
    return [
      words({ x: -112, y: middle - 9, text: `Linha ${at + 1}`, role: 'line-name', isStrong: true }),
      words({ x: -112, y: middle + 9, text: countModules(modules), role: 'line-modules', ink: quiet }),
    ]
  })
  const pitches = layout.lines.slice(1).flatMap(({ yMm }) =>
    down({
      from: units(yMm - layout.pitchMm),
      to: units(yMm),
      at: -36,
      text: formatPitch(layout.pitchMm),
      role: 'pitch',
    }),
  )
  const width = { from: 0, to: units(layout.widthMm), at: -26, text: formatMetres(layout.widthMm), role: 'width' }
  return [...names, ...pitches, ...across(width)]
}
