import { type SvgNode, svg } from '../shared/svg.ts'
import { units, words } from './draw-measures.ts'
import type { Layout } from './lay-modules.ts'
import { fillOf, inkOf } from './layout-styles.ts'
import { layoutLegend, layoutNote } from './layout-words.ts'

const rowHeight = 26

/** The height of the legend and its note below the layout. */
export const legendHeight = (layout: Layout): number => (layoutLegend(layout).length + 1) * rowHeight + 18

const sample = { width: 34, height: 18, rx: 1.5, 'stroke-width': 2 }

/** The sample of a style: its outline and its pattern in the drawing of that name. */
export const drawSample = (name: string, style: number, place: { readonly x: number; readonly y: number }): SvgNode =>
  svg('rect', { 'data-role': 'sample', ...place, ...sample, fill: fillOf(name, style), stroke: inkOf(style) })

/** The strings in words under the layout, and that it is no survey (GRID-006). */
export const drawLegend = (layout: Layout, name: string): readonly SvgNode[] => {
  const top = units(layout.heightMm) + 34
  const rows = layoutLegend(layout).flatMap((entry, at) => {
    const y = top + at * rowHeight
    const text = `${entry.name} · ${entry.styleName} · ${entry.text}`
    return [
      drawSample(name, entry.style, { x: 0, y: y - sample.height / 2 }),
      words({ x: sample.width + 12, y, text, role: 'legend', anchor: 'start' }),
    ]
  })
  const note = { x: 0, y: top + layoutLegend(layout).length * rowHeight, text: layoutNote }
  return [...rows, words({ ...note, role: 'note', anchor: 'start', ink: '#5A6670' })]
}
