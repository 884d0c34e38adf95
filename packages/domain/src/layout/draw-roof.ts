import { type SvgNode, svg } from '../shared/svg.ts'
import { down, units, words } from './draw-measures.ts'
import { type FreeRoof, isInside } from './fit-layout.ts'
import type { Layout } from './lay-modules.ts'
import { formatMetres } from './layout-words.ts'

/** Of texts about what does not fit; beside the dashed outline, never alone. */
const warning = '#A3211B'

/** How far right the drawing of the layout and the roof reaches. */
export const rightEdge = (layout: Layout, { widthMm = 0 }: FreeRoof): number => units(Math.max(layout.widthMm, widthMm))

/** Units right of the edge: for the height and its text, and for what is said about a line. */
const heightRoom = 68
const lineRoom = 76

/** The room that the marks of a roof need on the right, in units. */
export const roofMargin = ({ heightMm }: FreeRoof): number => lineRoom + (heightMm === undefined ? 0 : heightRoom)

/** The free space as a dashed outline, its height, and 'Não cabe' beside each line that is not wholly inside (GRID-008). */
export const drawRoof = (layout: Layout, roof: FreeRoof): readonly SvgNode[] => {
  const right = rightEdge(layout, roof)
  const free = { width: roof.widthMm ?? layout.widthMm, height: roof.heightMm ?? layout.heightMm }
  const outline = svg('rect', {
    'data-role': 'roof',
    x: 0,
    y: 0,
    width: units(free.width),
    height: units(free.height),
    fill: 'none',
    stroke: '#3C474F',
    'stroke-width': 1.5,
    'stroke-dasharray': '9 6',
  })
  const height = {
    from: 0,
    to: units(free.height),
    at: right + 36,
    text: formatMetres(free.height),
    role: 'free-height',
  }
  const outside = new Set(layout.modules.filter((each) => !isInside(each, layout, roof)).map(({ line }) => line))
  const marks = [...outside].flatMap((line) => {
    const y = units((layout.lines[line]?.yMm ?? 0) + layout.drawnLengthMm / 2)
    const place = {
      x: right + 14 + (roof.heightMm === undefined ? 0 : heightRoom - 8),
      anchor: 'start',
      ink: warning,
    } as const
    return [
      words({ ...place, y: y - 9, text: 'Não cabe', role: 'outside', isStrong: true }),
      words({ ...place, y: y + 9, text: `linha ${line + 1}`, role: 'outside-line' }),
    ]
  })
  return [outline, ...(roof.heightMm === undefined ? [] : down(height)), ...marks]
}
