import { type SvgNode, svg } from '../shared/svg.ts'
import { ink } from './sheet-text.ts'

/** Widths of lines in millimetres (C-179). */
export const conductor = 0.5
const symbolLine = 0.35
export const thin = 0.25
export const busLine = 1

const enclosureDash = '2 1'
export const earthDash = '4 1 1 1'

/** Millimetres with two decimals, for a path. */
export const mm = (value: number): string => String(Math.round(value * 100) / 100)

/** A group of lines without fill. */
export const lines = (...children: readonly SvgNode[]): SvgNode =>
  svg('g', { fill: 'none', stroke: ink, 'stroke-width': symbolLine }, ...children)

/** A path; its width is that of a symbol unless another one is given. */
export const path = (d: string, width?: number, dash?: string): SvgNode =>
  svg('path', {
    d,
    ...(width !== undefined && { 'stroke-width': width }),
    ...(dash !== undefined && { 'stroke-dasharray': dash }),
  })

/** A line from left to right. */
export const across = (from: number, to: number, y: number): SvgNode =>
  path(`M${mm(from)} ${mm(y)}H${mm(to)}`, conductor)

/** A line from top to bottom. */
export const down = (x: number, [from, to]: readonly [number, number], width: number): SvgNode =>
  path(`M${mm(x)} ${mm(from)}V${mm(to)}`, width)

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The dashed outline around what is in one housing. */
export const enclosure = (rect: Rect): SvgNode =>
  svg('rect', { ...rect, 'stroke-width': thin, 'stroke-dasharray': enclosureDash, rx: 1 })

export const box = (rect: Rect): SvgNode => svg('rect', { ...rect, fill: '#FFFFFF' })

/** Conductors that meet are joined; those that cross without it are not. */
export const joint = (x: number, y: number): SvgNode =>
  svg('circle', { cx: x, cy: y, r: 0.7, fill: ink, stroke: 'none' })
