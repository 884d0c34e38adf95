import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89 } as const
/** 15 mm. */
export const margin = 42.5
export const columnWidth = sheet.width - 2 * margin

export const ink = '#152120'
export const dim = '#5C6A69'
export const rule = '#E1E7E6'
export const teal = '#1B6766'
export const lightTeal = '#549792'
export const neutral = '#879391'
export const track = '#EDF1F0'
export const sun = '#FDBB12'
export const sunEdge = '#A87400'
export const good = '#17693A'

export const styles = {
  pageHead: { fontSize: 22, bold: true, color: ink, lineHeight: 1.05, margin: [0, 0, 0, 12] },
  heading: { fontSize: 14.5, bold: true, color: ink, margin: [0, 18, 0, 3] },
  lead: { fontSize: 9.5, color: dim, margin: [0, 0, 0, 8] },
  small: { fontSize: 8.5, color: dim },
  figure: { fontSize: 15, bold: true, color: ink },
  columnHead: { fontSize: 8.5, color: dim },
} as const satisfies TDocumentDefinitions['styles']

/** A thin line across the column. */
export const ruler = (width = columnWidth): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: rule }],
})

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text inside a drawing. */
const escapeSvg = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/** A drawing of this size, in points. */
export const toDrawing = (width: number, height: number, inside: string): Content => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  width,
})

type Label = { readonly x: number; readonly y: number; readonly text: string } & Partial<{
  readonly size: number
  readonly fill: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly bold: boolean
}>

/** A text in a drawing; `y` is its base line. */
export const drawLabel = ({ x, y, text, size = 8.5, fill = dim, anchor = 'start', bold = false }: Label): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-family="Roboto" font-size="${size}"${bold ? ' font-weight="bold"' : ''} fill="${fill}" text-anchor="${anchor}">${escapeSvg(text)}</text>`

/** Lines at 45 degrees inside a box: what is assumed or negative is never shown by colour alone. */
export const drawHatch = (
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
  stroke: string,
): string => {
  const step = 4
  const lines: string[] = []
  for (let at = -height; at < width; at += step) {
    const from = Math.max(at, 0)
    const to = Math.min(at + height, width)
    if (to <= from) continue
    lines.push(
      `M${(x + from).toFixed(2)} ${(y + height - (from - at)).toFixed(2)}L${(x + to).toFixed(2)} ${(y + height - (to - at)).toFixed(2)}`,
    )
  }
  return `<path d="${lines.join('')}" stroke="${stroke}" stroke-width="1.6" fill="none"/>`
}
