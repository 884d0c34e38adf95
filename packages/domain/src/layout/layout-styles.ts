import { type SvgNode, svg } from '../shared/svg.ts'

type Style = {
  /** Outline, pattern and text on white. */
  readonly ink: string
  readonly tint: string
  /** Lines of the pattern in a square of eight units. */
  readonly pattern: readonly SvgNode[]
}

const stroke = (line: string, path: string) => svg('path', { d: path, stroke: line, 'stroke-width': 1.2, fill: 'none' })

const styles = [
  { ink: '#17569B', tint: '#DCE9F9', pattern: [] },
  { ink: '#7A4208', tint: '#FCE9D6', pattern: [stroke('#D2A274', 'M0 8L8 0M-2 2L2 -2M6 10L10 6')] },
  {
    ink: '#573596',
    tint: '#E9E1F8',
    pattern: [svg('circle', { cx: 4, cy: 4, r: 1.4, fill: '#A68FD3' })],
  },
  { ink: '#1B6137', tint: '#DDF1E3', pattern: [stroke('#86BE9B', 'M0 8L8 0M0 0L8 8')] },
  { ink: '#45505A', tint: '#EAEDF0', pattern: [stroke('#A2ACB5', 'M4 0V8')] },
  { ink: '#9A2129', tint: '#FBE4E4', pattern: [stroke('#DB9A9D', 'M0 4H8')] },
] as const satisfies readonly Style[]

/** Of modules without a known string. */
const unwired: Style = { ink: '#45505A', tint: '#F4F6F7', pattern: [] }

const styleAt = (style: number | null): Style => (style === null ? unwired : (styles[style % styles.length] ?? unwired))

/** The colour of outlines and texts of a style. */
export const inkOf = (style: number | null): string => styleAt(style).ink

const patternId = (name: string, style: number): string => `${name}-style-${(style % styles.length) + 1}`

/** The fill of a style: its tint, or its pattern in the drawing of that name. */
export const fillOf = (name: string, style: number | null): string => {
  const { pattern, tint } = styleAt(style)
  return style === null || pattern.length === 0 ? tint : `url(#${patternId(name, style)})`
}

/** The patterns of the styles that a drawing uses, under ids that begin with its name. */
export const stylePatterns = (name: string, used: readonly number[]): SvgNode => {
  const wanted = [...new Set(used.map((style) => style % styles.length))].filter(
    (style) => styleAt(style).pattern.length > 0,
  )
  return svg(
    'defs',
    {},
    ...wanted.map((style) => {
      const { tint, pattern } = styleAt(style)
      const square = { width: 8, height: 8 }
      return svg(
        'pattern',
        { id: patternId(name, style), ...square, patternUnits: 'userSpaceOnUse' },
        svg('rect', { ...square, fill: tint }),
        ...pattern,
      )
    }),
  )
}
