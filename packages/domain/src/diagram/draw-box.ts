import { type SvgNode, svg } from '../shared/svg.ts'
import type { PlacedInverter } from './draw-array.ts'
import type { KitFigures } from './kit-figures.ts'
import { type Sheet, timesMark } from './sheet.ts'
import { across, enclosure, lines } from './sheet-lines.ts'
import { letters } from './sheet-text.ts'
import { drawFuse, drawSpd, drawSwitch } from './symbols.ts'

type Box = ReturnType<KitFigures['boxesOf']>[number]

/** Whether the name of a product says that it holds a surge protection device. */
export const hasSpd = (name: string): boolean => /\bDPS\b/i.test(name)

/** 'DPS II' of a name that says so; '' otherwise. */
export const spdClass = (name: string): string => /\bDPS(?:\s+I{1,3})?\b/i.exec(name)?.[0] ?? ''

const mergeBoxes = (boxes: readonly Box[]): readonly Box[] => {
  const merged = new Map<string, Box>()
  for (const box of boxes) {
    const same = merged.get(box.code)
    merged.set(box.code, same === undefined ? box : { ...box, quantity: same.quantity + box.quantity })
  }
  return [...merged.values()]
}

/** The string boxes of one inverter, equal ones together. */
export const boxesOf = ({ figures }: Sheet, { block }: PlacedInverter): readonly Box[] =>
  mergeBoxes(figures.boxesOf(block.strings.reduce((sum, { count }) => sum + count, 0)))

const boxTop = ({ rows }: PlacedInverter, pitch: number): number => (rows[0] ?? 0) - Math.min(11, pitch / 2 - 0.5)

const lowestRow = ({ rows }: PlacedInverter): number => rows.at(-1) ?? 0

/** The bottom of the outline around the string boxes. */
export const boxBottom = (placed: PlacedInverter, pitch: number): number =>
  lowestRow(placed) + (pitch > 20 ? 15 : pitch > 12 ? 10.5 : 9.8)

type BoxHead = { readonly top: number; readonly isCompact: boolean; readonly times: number }

const drawWords = (
  { figures: { boxRating } }: Sheet,
  boxes: readonly Box[],
  { top, isCompact, times }: BoxHead,
): readonly SvgNode[] => {
  const names = boxes.map(({ inputs, quantity }) => `String box ${inputs}E/${inputs}S${timesMark(quantity * times)}`)
  const kind = spdClass(boxes[0]?.name ?? '')
  const ratings = [`${boxRating.maxV} V`, `${boxRating.maxA} A`, kind].filter((part) => part !== '').join(' · ')
  const written = isCompact ? [names.join(' + ')] : [...names, ratings].slice(0, 2)
  const lift = isCompact ? 1.4 : 3.2
  return written.map((text, at) =>
    letters({
      x: 121,
      y: top - lift - (written.length - 1 - at) * 4.8,
      text,
      ...(at < names.length && { weight: 600 }),
      room: 42,
    }),
  )
}

const drawRow = (y: number, isFused: boolean, isProtected: boolean): readonly SvgNode[] => [
  across(116, 130, y),
  ...(isFused ? [drawFuse(122, y)] : []),
  drawSwitch(130, y),
  across(140, 164, y),
  ...(isProtected ? [drawSpd(150, y)] : []),
]

/** The string boxes of one inverter: one housing, and one element for each code (HOM-008). */
export const drawBoxes = (
  sheet: Sheet,
  placed: PlacedInverter,
  { pitch, isCompact }: { readonly pitch: number; readonly isCompact: boolean },
): readonly SvgNode[] => {
  const { block, rows } = placed
  const boxes = boxesOf(sheet, placed)
  const top = boxTop(placed, pitch)
  const isProtected = boxes.every(({ name }) => hasSpd(name))
  const housing = lines(
    enclosure({ x: 121, y: top, width: 38, height: boxBottom(placed, pitch) - top }),
    ...rows.flatMap((y, at) => drawRow(y, block.strings[at]?.isFused ?? false, isProtected)),
  )
  return boxes.map(({ code, quantity }, at) =>
    svg(
      'g',
      {
        id: sheet.id(`i${block.number}-box${at === 0 ? '' : at + 1}`),
        'data-role': 'string-box',
        'data-ref': code,
        'data-count': quantity * block.count,
      },
      ...(at === 0 ? [housing, ...drawWords(sheet, boxes, { top, isCompact, times: block.count })] : []),
    ),
  )
}
