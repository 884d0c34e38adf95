import type { SvgNode } from '../shared/svg.ts'
import { columns } from './sheet.ts'
import { textWidth } from './sheet-text.ts'
import { listElements } from './test-diagrams.ts'

export type TextPlace = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The point that the text is anchored to. */
  readonly x: number
}

const toPlace = ({ attributes, children }: SvgNode): TextPlace => {
  const text = children.join('')
  const number = (name: string): number => Number(attributes[name])
  const size = number('font-size')
  const width = textWidth(text, { size, weight: Number(attributes['font-weight'] ?? 400) })
  const x = number('x')
  const left = { start: x, middle: x - width / 2, end: x - width }[String(attributes['text-anchor'] ?? 'start')] ?? x
  const y = number('y')
  return { text, left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2, x }
}

/** Where the texts of a sheet are, as wide as its widest font makes them. */
const listTextPlaces = (drawing: SvgNode): readonly TextPlace[] =>
  listElements(drawing)
    .filter(({ tag, attributes }) => tag === 'text' && attributes['aria-hidden'] === undefined)
    .map(toPlace)

const isOver = (a: TextPlace, b: TextPlace): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Pairs of texts that cover each other. */
export const findOverlaps = (drawing: SvgNode): readonly string[] => {
  const places = listTextPlaces(drawing)
  return places.flatMap((a, at) =>
    places
      .slice(at + 1)
      .filter((b) => isOver(a, b))
      .map((b) => `${a.text} | ${b.text}`),
  )
}

const blockRows: readonly (readonly number[])[] = [
  [235, 324, 368, 413],
  [235, 324, 413],
  [235, 294, 354, 413],
  [235, 298, 372, 413],
  [235, 298, 338, 372, 413],
]

/** Left and right edges of the cell that a text is in. */
const cellOf = ({ x, top }: TextPlace): readonly [number, number] => {
  if (top < 236) return Object.values(columns).find(([, to]) => x < to) ?? [0, 0]
  if (x < 163) return [25, 163]
  if (x < 235) return [163, 235]
  const edges = blockRows[Math.min(4, Math.floor((top - 236) / 11))] ?? []
  const to = edges.find((edge) => x < edge) ?? 0
  return [edges[edges.indexOf(to) - 1] ?? 0, to]
}

/** Texts that leave their column, their part of the foot or their cell of the title block. */
export const findEscapes = (drawing: SvgNode): readonly string[] =>
  listTextPlaces(drawing)
    .filter((place) => {
      const [from, to] = cellOf(place)
      return place.left < from || place.right > to || place.bottom > 290
    })
    .map(({ text }) => text)
