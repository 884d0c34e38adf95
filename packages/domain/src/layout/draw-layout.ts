import { type SvgNode, svg } from '../shared/svg.ts'
import { drawLegend, drawSample, legendHeight } from './draw-legend.ts'
import { drawMeasures, units } from './draw-measures.ts'
import { drawRoof, rightEdge, roofMargin } from './draw-roof.ts'
import { type FreeRoof, isInside } from './fit-layout.ts'
import type { LaidModule, Layout } from './lay-modules.ts'
import { fillOf, inkOf, stylePatterns } from './layout-styles.ts'
import {
  formatArea,
  formatPitch,
  formatSize,
  layoutLegend,
  layoutNote,
  layoutTitle,
  styleName,
} from './layout-words.ts'

export type LayoutDrawing = {
  readonly layout: Layout
  /** Begins every id of the drawing, so that a page may have several. */
  readonly name: string
  /** What the title names first: 'Pedido 1024'. */
  readonly heading?: string
  /** The free space of the roof, where one is known. */
  readonly roof?: FreeRoof
  /** Whether the strings are explained below, for a drawing that stands alone. */
  readonly hasLegend?: boolean
}

/** Above this number of modules only the first and the last of a string have a label. */
const mostLabels = 60

/** Units of the drawing. */
const margin = { left: 160, top: 48, right: 24, bottom: 24 }
const outline = 2

const isLabelled = ({ string, position }: LaidModule, { modules }: Layout): boolean =>
  string !== null && (modules.length <= mostLabels || position === 1 || position === string.modules)

const label = ({ string, position }: LaidModule): string => (string === null ? '' : `${string.number}.${position}`)

const drawLabel = (module: LaidModule, layout: Layout): readonly SvgNode[] => {
  const ink = inkOf(module.string?.style ?? null)
  const text = label(module)
  const width = Math.max(30, text.length * 7 + 10)
  const x = units(module.xMm + layout.moduleWidthMm / 2)
  const y = units(module.yMm + layout.drawnLengthMm / 2)
  const pill = { x: x - width / 2, y: y - 10, width, height: 20, rx: 10 }
  const letters = { x, y: y + 4.3, fill: ink, 'font-size': 12, 'font-weight': 600, 'text-anchor': 'middle' }
  return [
    svg('rect', { 'data-role': 'label', ...pill, fill: '#FFFFFF', stroke: ink, 'stroke-width': 1 }),
    svg('text', { 'data-role': 'module-number', ...letters }, text),
  ]
}

const drawModule = (module: LaidModule, { layout, name, roof = {} }: LayoutDrawing): readonly SvgNode[] => {
  const style = module.string?.style ?? null
  const isFitting = isInside(module, layout, roof)
  const attributes = {
    'data-role': 'module',
    'data-line': module.line + 1,
    ...(module.string !== null && { 'data-string': module.string.number, 'data-position': module.position }),
    ...(!isFitting && { 'data-outside': 'true', 'stroke-dasharray': '6 4' }),
    x: units(module.xMm) + outline / 2,
    y: units(module.yMm) + outline / 2,
    width: units(layout.moduleWidthMm) - outline,
    height: units(layout.drawnLengthMm) - outline,
    rx: 1.5,
    fill: fillOf(name, style),
    stroke: inkOf(style),
    'stroke-width': outline,
  }
  if (isLabelled(module, layout)) return [svg('rect', attributes), ...drawLabel(module, layout)]
  if (module.string === null) return [svg('rect', attributes)]
  const told = `${label(module)}, ${styleName(module.string.style)}`
  return [svg('rect', attributes, svg('title', {}, told))]
}

/** The drawing in words, for those who do not see it. */
const describe = (layout: Layout): string =>
  [
    `${layoutTitle(layout)}, ${formatSize(layout.widthMm, layout.heightMm)} em planta.`,
    ...(layout.lines.length > 1 ? [`Passo entre linhas ${formatPitch(layout.pitchMm)}.`] : []),
    `Área dos módulos ${formatArea(layout.areaM2)}.`,
    ...layoutLegend(layout).map((entry) => `${entry.name}, ${entry.styleName}: ${entry.text}.`),
    layoutNote,
  ].join(' ')

const frame = ({ layout, roof = {}, hasLegend = false }: LayoutDrawing) => {
  const isRoofKnown = roof.widthMm !== undefined || roof.heightMm !== undefined
  const below = Math.max(units(layout.heightMm), units(roof.heightMm ?? 0))
  return {
    isRoofKnown,
    width: margin.left + rightEdge(layout, roof) + (isRoofKnown ? roofMargin(roof) : margin.right),
    height: margin.top + below + margin.bottom + (hasLegend ? legendHeight(layout) : 0),
  }
}

/**
 * The layout of a kit to scale, in plan: every module, the measures, and the strings in colour, pattern and number. The
 * same layout always makes the same bytes (GRID-006, C-181).
 */
export const drawLayout = (drawing: LayoutDrawing): SvgNode => {
  const { layout, name, heading, roof = {}, hasLegend = false } = drawing
  const { isRoofKnown, width, height } = frame(drawing)
  const title = `Disposição dos módulos: ${heading === undefined ? '' : `${heading}, `}${layoutTitle(layout)}`
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      'aria-labelledby': `${name}-title`,
      'aria-describedby': `${name}-description`,
      viewBox: `${-margin.left} ${-margin.top} ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      height: Math.ceil(height),
      'font-family': "'Geist Variable', Geist, Arial, sans-serif",
    },
    svg('title', { id: `${name}-title` }, title),
    svg('desc', { id: `${name}-description` }, describe(layout)),
    stylePatterns(
      name,
      layout.strings.map(({ style }) => style),
    ),
    svg('rect', {
      'data-role': 'paper',
      x: -margin.left,
      y: -margin.top,
      width: Math.ceil(width),
      height: Math.ceil(height),
      fill: '#FFFFFF',
    }),
    ...(isRoofKnown ? drawRoof(layout, roof) : []),
    ...layout.modules.flatMap((module) => drawModule(module, drawing)),
    ...drawMeasures(layout),
    ...(hasLegend ? drawLegend(layout, name) : []),
  )
}

/** The sample of one style, for a legend beside the drawing. */
export const drawStyleSample = (name: string, style: number): SvgNode =>
  svg(
    'svg',
    { viewBox: '-1 -1 36 20', width: 36, height: 20, 'aria-hidden': 'true' },
    stylePatterns(name, [style]),
    drawSample(name, style, { x: 0, y: 0 }),
  )
