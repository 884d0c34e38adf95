import { type SvgNode, svg } from '../shared/svg.ts'

export const ink = '#152120'
export const quietInk = '#4A5756'

/** Millimetres; capitals of this size are 2.5 mm high (C-179). */
const usualSize = 3.5

/** Letters by their width in hundredths of the size: the wider of Geist and Arial. */
const letterWidths: readonly (readonly [number, string])[] = [
  [20, "'"],
  [25, '`ií'],
  [26, 'j'],
  [27, 'l|'],
  [28, ' !,.IÍ·'],
  [30, ':;'],
  [34, '()'],
  [35, '[]²'],
  [36, '"'],
  [38, 'r'],
  [39, '{}'],
  [40, 'ft'],
  [41, '°ª'],
  [42, '-º'],
  [43, '*'],
  [46, '\\'],
  [47, '^'],
  [48, '/'],
  [52, 's'],
  [54, 'vyz'],
  [55, 'cç'],
  [56, '17#?_aáàâã'],
  [57, 'eéê'],
  [58, 'Louóôõú'],
  [59, '+<=>hknx~×−'],
  [60, '69Jbdgpq–'],
  [61, '8'],
  [62, '234FTZ'],
  [63, '5$'],
  [64, '√'],
  [67, '0&AEKPSVXYÁÀÂÃÉÊ'],
  [68, 'B'],
  [73, 'CDHRUÚÇ'],
  [75, 'N'],
  [78, 'GOQÓÔÕ'],
  [82, 'w'],
  [84, '½'],
  [88, 'Mm'],
  [89, '%'],
  [95, 'W'],
  [100, '…'],
  [102, '@'],
]

const widths = new Map(letterWidths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])))
/** Of a letter that is not in the table. */
const unknownWidth = 80
/** How much wider a heavy text is; 500 is light in fonts that have only two weights. */
const widen = (weight: number): number => (weight >= 600 ? 1.07 : weight >= 500 ? 1.02 : 1)

type Look = { readonly size?: number; readonly weight?: number }

/** The width of a text in millimetres, estimated so that no font of the sheet is wider (C-179). */
export const textWidth = (text: string, { size = usualSize, weight = 400 }: Look = {}): number => {
  const hundredths = [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? unknownWidth), 0)
  return (hundredths / 100) * size * widen(weight)
}

/** The text, or as much of it as there is room for, with '…' at the end. */
const fitText = (text: string, room: number, look: Look = {}): string => {
  if (textWidth(text, look) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, look) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

export type Letters = Look & {
  readonly x: number
  /** The base line. */
  readonly y: number
  readonly text: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
  /** Millimetres; a longer text is cut. */
  readonly room?: number
}

/** A text of the sheet. */
export const letters = ({ x, y, text, anchor, fill, room, size = usualSize, weight = 400 }: Letters): SvgNode =>
  svg(
    'text',
    {
      x,
      y,
      'font-size': size,
      ...(weight !== 400 && { 'font-weight': weight }),
      ...(anchor !== undefined && { 'text-anchor': anchor }),
      ...(fill !== undefined && { fill }),
    },
    room === undefined ? text : fitText(text, room, { size, weight }),
  )

/** A text in at most so many lines, the last one cut. */
export const wrapText = (text: string, room: number, most: number): readonly string[] => {
  const lines: string[] = []
  let rest = text.split(' ')
  while (rest.length > 0 && lines.length < most) {
    if (lines.length === most - 1) return [...lines, fitText(rest.join(' '), room)]
    let count = 1
    while (count < rest.length && textWidth(rest.slice(0, count + 1).join(' ')) <= room) count += 1
    lines.push(fitText(rest.slice(0, count).join(' '), room))
    rest = rest.slice(count)
  }
  return lines
}
