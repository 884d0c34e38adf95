import { type SvgNode, svg } from '../shared/svg.ts'
import { hasSpd, spdClass } from './draw-box.ts'
import { nameNumbered, type Sheet } from './sheet.ts'
import { across, enclosure, lines } from './sheet-lines.ts'
import { letters } from './sheet-text.ts'
import { drawBreaker, drawResidualBreaker, drawSpd } from './symbols.ts'

export type PlacedBoard = {
  readonly number: number
  readonly count: number
  readonly y: number
  /** Where the conductor of the inverter, or of the branch, begins. */
  readonly from: number
}

export type BoardForm = {
  /** A lower housing, for boards that are close to each other. */
  readonly isLow: boolean
  /** One line of words. */
  readonly isBrief: boolean
}

/** Boards closer than this have the lower housing (C-179). */
const leastDistance = 40

export const findBoardForm = (boards: readonly PlacedBoard[], isBrief: boolean): BoardForm => {
  const distances = boards.slice(1).map(({ y }, at) => y - (boards[at]?.y ?? 0))
  return { isLow: isBrief || distances.some((distance) => distance < leastDistance), isBrief }
}

const housingOf = (y: number, { isLow }: BoardForm) =>
  isLow ? { top: y - 5.5, height: 16 } : { top: y - 11, height: 26 }

/** The bottom of a board's housing. */
export const boardBottom = ({ y }: PlacedBoard, form: BoardForm): number => {
  const { top, height } = housingOf(y, form)
  return top + height
}

const hasResidualDevice = (name: string): boolean => /\b(?:DR|IDR|DDR)\b/.test(name)

const drawWords = (
  { figures }: Sheet,
  { number, count }: PlacedBoard,
  { top, isBrief }: { top: number; isBrief: boolean },
) => {
  const { board, phases, outputV } = figures
  if (board === null) return []
  const name = `${nameNumbered('Quadro CA', number, count)} · ${board.ratingA} A`
  if (isBrief) return [letters({ x: 220, y: top - 1.9, text: name, weight: 600, room: 45 })]
  const kind = [`${phases}F ${outputV} V`, spdClass(board.name)].filter((part) => part !== '').join(' · ')
  return [
    letters({ x: 220, y: top - 7.6, text: name, weight: 600, room: 45 }),
    letters({ x: 220, y: top - 2.8, text: kind, room: 45 }),
  ]
}

/** The board of one inverter or branch; only its conductor where the kit has none (HOM-009). */
export const drawBoard = (sheet: Sheet, placed: PlacedBoard, form: BoardForm): SvgNode => {
  const { board } = sheet.figures
  const { y, from, number, count } = placed
  if (board === null) return lines(across(from, 272, y))
  const { top, height } = housingOf(y, form)
  const isResidual = hasResidualDevice(board.name)
  return svg(
    'g',
    {
      id: sheet.id(`b${number}`),
      'data-role': 'ac-board',
      'data-ref': board.code,
      'data-count': count,
    },
    lines(
      enclosure({ x: 220, y: top, width: 42, height }),
      across(from, 232, y),
      isResidual ? drawResidualBreaker(230, y) : drawBreaker(230, y),
      across(isResidual ? 244 : 240, 272, y),
      ...(hasSpd(board.name) ? [drawSpd(250, y)] : []),
    ),
    ...drawWords(sheet, placed, { top, isBrief: form.isBrief }),
  )
}
