import { type SvgNode, svg } from '../shared/svg.ts'
import { across, box, joint, mm, path, type Rect, thin } from './sheet-lines.ts'
import { ink, letters } from './sheet-text.ts'

/** The symbols of the sheet, in millimetres, each from its place on the conductor (C-179). */

const modulePattern = ({ x, y, width, height }: Rect): SvgNode =>
  path(`M${mm(x)} ${mm(y)}L${mm(x + width * 0.42)} ${mm(y + height / 2)}L${mm(x)} ${mm(y + height)}`)

const moduleHeight = 6.4

/** A module; by default one of a string. */
export const drawModule = (x: number, y: number, width = 9): readonly SvgNode[] => {
  const rect = { x, y: y - moduleHeight / 2, width, height: moduleHeight }
  return [box(rect), modulePattern(rect)]
}

/** An input of a microinverter without a module. */
export const drawFreeInput = (x: number, y: number, width: number): SvgNode =>
  svg('rect', {
    x,
    y: y - moduleHeight / 2,
    width,
    height: moduleHeight,
    'stroke-width': thin,
    'stroke-dasharray': '1 0.8',
  })

/** Ten millimetres of conductor with a switch-disconnector. */
export const drawSwitch = (x: number, y: number): SvgNode =>
  svg(
    'g',
    { 'data-part': 'dc-switch' },
    // Hides the conductor behind the open blade.
    svg('rect', { x: x + 2, y: y - 0.6, width: 5.9, height: 1.2, fill: '#FFFFFF', stroke: 'none' }),
    across(x, x + 2, y),
    path(`M${mm(x + 2)} ${mm(y)}L${mm(x + 7.2)} ${mm(y - 3)}`),
    path(`M${mm(x + 7.9)} ${mm(y - 1.5)}V${mm(y + 1.5)}`),
    svg('circle', { cx: x + 7, cy: y, r: 0.9, fill: '#FFFFFF' }),
    across(x + 7.9, x + 10, y),
  )

/** Ten millimetres of conductor with a breaker. */
export const drawBreaker = (x: number, y: number): SvgNode =>
  svg(
    'g',
    { 'data-part': 'breaker' },
    across(x, x + 2, y),
    path(`M${mm(x + 2)} ${mm(y)}L${mm(x + 7.4)} ${mm(y - 3)}`),
    path(`M${mm(x + 6.8)} ${mm(y - 1.2)}l2.4 2.4m0 -2.4l-2.4 2.4`),
    across(x + 8, x + 10, y),
  )

/** A breaker with a residual current device, 14 mm. */
export const drawResidualBreaker = (x: number, y: number): SvgNode =>
  svg(
    'g',
    { 'data-part': 'rcd' },
    drawBreaker(x, y),
    across(x + 10, x + 14, y),
    svg('ellipse', { cx: x + 11.5, cy: y, rx: 0.9, ry: 2 }),
    path(`M${mm(x + 11.5)} ${mm(y - 2)}V${mm(y - 4.2)}H${mm(x + 5)}V${mm(y - 2)}`, thin, '1 0.8'),
  )

/** A fuse in both poles, 7 mm. */
export const drawFuse = (x: number, y: number): SvgNode =>
  svg(
    'g',
    { 'data-part': 'fuse' },
    box({ x, y: y - 1.25, width: 7, height: 2.5 }),
    path(`M${mm(x)} ${mm(y)}H${mm(x + 7)}`),
  )

const earthMark = (x: number, y: number): string =>
  `M${mm(x)} ${mm(y)}v0.9M${mm(x - 2)} ${mm(y + 0.9)}h4M${mm(x - 1.3)} ${mm(y + 1.7)}h2.6M${mm(x - 0.6)} ${mm(y + 2.5)}h1.2`

/** A surge protection device from the conductor to the earth. */
export const drawSpd = (x: number, y: number): SvgNode =>
  svg(
    'g',
    { 'data-part': 'spd' },
    joint(x, y),
    path(`M${mm(x)} ${mm(y)}V${mm(y + 1.6)}`),
    box({ x: x - 1.5, y: y + 1.6, width: 3, height: 5 }),
    path(
      `M${mm(x)} ${mm(y + 1.6)}V${mm(y + 5)}M${mm(x - 0.9)} ${mm(y + 3.7)}L${mm(x)} ${mm(y + 5.2)}L${mm(x + 0.9)} ${mm(y + 3.7)}`,
    ),
    path(earthMark(x, y + 6.6)),
  )

/** Direct current in, alternating current out; '3' of a three-phase one. */
export const drawConverter = (rect: Rect, phases: number): readonly SvgNode[] => {
  const { x, y, width, height } = rect
  const [left, top] = [x + width * 0.16, y + height * 0.2]
  const [wave, low] = [x + width - 7.72, y + height * 0.8]
  return [
    box(rect),
    path(`M${mm(x)} ${mm(y + height)}L${mm(x + width)} ${mm(y)}`),
    path(`M${mm(left)} ${mm(top)}h4M${mm(left)} ${mm(top + 1.4)}h1m.5 0h1m.5 0h1`),
    path(`M${mm(wave)} ${mm(low)}q1.25 -2.4 2.5 0t2.5 0`),
    ...(phases === 3
      ? [svg('g', { fill: ink, stroke: 'none' }, letters({ x: wave - 3, y: low + 1.2, text: '3' }))]
      : []),
  ]
}

/** Short strokes across a conductor, one for each of its wires. */
export const drawWires = (x: number, y: number, count: number): readonly SvgNode[] =>
  Array.from({ length: count }, (_, at) => path(`M${mm(x + at * 1.5)} ${mm(y + 1.6)}l2 -3.2`, thin))

/** Two rings, 19 mm with their ends at the outside. */
export const drawTransformer = (x: number, y: number): readonly SvgNode[] => [
  svg('circle', { cx: x + 6, cy: y, r: 6 }),
  svg('circle', { cx: x + 13, cy: y, r: 6 }),
]

/** The meter of both directions, 14 × 16 mm, its middle on the conductor. */
export const drawMeter = (x: number, y: number): readonly SvgNode[] => [
  box({ x, y: y - 8, width: 14, height: 16 }),
  path(`M${mm(x)} ${mm(y - 2.6)}H${mm(x + 14)}`),
  path(`M${mm(x + 2.4)} ${mm(y + 1.2)}h9.2m-2 -1.2l2 1.2l-2 1.2M${mm(x + 11.6)} ${mm(y + 5)}h-9.2m2 -1.2l-2 1.2l2 1.2`),
]

/** A pole with two arms, 16 × 30 mm. */
export const drawPole = (x: number, y: number): readonly SvgNode[] => [
  path(`M${mm(x)} ${mm(y - 16)}V${mm(y + 14)}`, 0.7),
  path(
    `M${mm(x - 8)} ${mm(y - 11)}h16M${mm(x - 6)} ${mm(y - 5)}h12M${mm(x - 7)} ${mm(y - 11)}v-2.2m3.5 2.2v-2.2m7 2.2v-2.2m3.5 2.2v-2.2M${mm(x - 5)} ${mm(y - 5)}v-2.2m10 2.2v-2.2`,
  ),
  path(`M${mm(x - 4)} ${mm(y + 14)}h8`),
]

/** The main earth bar with the electrode below it, 12 × 4 mm. */
export const drawEarthBar = (x: number, y: number): readonly SvgNode[] => [
  box({ x: x - 6, y: y - 2, width: 12, height: 4 }),
  path(`M${mm(x)} ${mm(y + 2)}v1.4`, thin),
  path(`M${mm(x)} ${mm(y + 3.4)}v1.6m-2.4 0h4.8m-4 1h3.2m-2.4 1h1.6`, thin),
]

/** The cap at the end of a trunk cable. */
export const drawEndCap = (x: number, y: number): SvgNode => path(`M${mm(x - 2.4)} ${mm(y)}h4.8`, 0.7)
