import { type SvgNode, svg } from '../shared/svg.ts'
import { formatKva, supplyWords, transformerVolts } from './diagram-words.ts'
import type { PlacedBoard } from './draw-board.ts'
import type { Sheet } from './sheet.ts'
import { across, busLine, conductor, down, joint, lines, mm, path } from './sheet-lines.ts'
import { type Letters, letters } from './sheet-text.ts'
import { drawBreaker, drawMeter, drawPole, drawTransformer, drawWires } from './symbols.ts'

const bus = 272
const mainBoard = 311

const drawBus = ({ figures, id }: Sheet, boards: readonly PlacedBoard[]): readonly SvgNode[] => {
  const [first, last] = [boards[0]?.y ?? 0, boards.at(-1)?.y ?? 0]
  if (boards.length < 2) return []
  return [
    svg(
      'g',
      { id: id('bus'), 'data-part': 'ac-bus' },
      lines(down(bus, [first - 4, last + 4], busLine), ...boards.map(({ y }) => joint(bus, y))),
      letters({ x: 274, y: first - 6, text: `${figures.outputV} V` }),
    ),
  ]
}

const drawTransformerPart = ({ kit: { transformer }, id }: Sheet, y: number): SvgNode => {
  if (transformer === null) return lines(across(bus, mainBoard, y))
  const words = ['Transformador', formatKva(transformer.kva), transformerVolts(transformer)]
  return svg(
    'g',
    { id: id('t1'), 'data-role': 'transformer', 'data-ref': transformer.code, 'data-count': 1 },
    lines(across(bus, 280, y), ...drawTransformer(280, y), across(299, mainBoard, y)),
    ...words.map((text, at) =>
      letters({
        x: 289.5,
        y: y - 19 + at * 4.7,
        text,
        anchor: 'middle',
        ...(at === 0 && { weight: 600 }),
      }),
    ),
  )
}

/** How far the main board reaches below the conductor. */
const mainBoardDepth = 34

const drawMainBoard = ({ id }: Sheet, y: number): SvgNode =>
  svg(
    'g',
    { id: id('main-board'), 'data-part': 'main-board' },
    lines(
      down(mainBoard, [y - 12, y + mainBoardDepth], busLine),
      joint(mainBoard, y),
      path(`M${mainBoard} ${mm(y + 29)}h12m-2.4 -1.4l2.4 1.4l-2.4 1.4`, conductor),
      joint(mainBoard, y + 29),
    ),
    letters({ x: mainBoard, y: y - 14.5, text: 'QDG', weight: 600, anchor: 'middle' }),
    letters({ x: 325, y: y + 28, text: 'Cargas da' }),
    letters({ x: 325, y: y + 32.6, text: 'unidade' }),
  )

const drawMeterPart = ({ facts: { connection }, id }: Sheet, y: number): SvgNode => {
  const supply = connection.supply === null ? undefined : supplyWords[connection.supply]
  const middle = (x: number, dy: number, words: Pick<Letters, 'text' | 'weight'>) =>
    letters({ x, y: y + dy, anchor: 'middle', ...words })
  return svg(
    'g',
    { id: id('m1'), 'data-role': 'meter', 'data-count': 1 },
    lines(
      across(mainBoard, 325, y),
      drawBreaker(325, y),
      ...drawWires(339, y, supply?.wires ?? 0),
      across(335, 350, y),
      ...drawMeter(350, y),
      across(364, 392, y),
    ),
    middle(357, -4, { text: 'kWh', weight: 500 }),
    middle(331, -11.2, { text: 'Disj. geral' }),
    middle(331, -6.5, { text: connection.breakerA === null ? '-' : `${connection.breakerA} A`, weight: 600 }),
    ...(supply === undefined ? [] : [middle(341.5, 6.6, { text: supply.conductors })]),
    middle(357, 13, { text: 'Medidor', weight: 600 }),
    middle(357, 17.6, { text: 'bidirecional' }),
    ...(supply === undefined ? [] : [middle(357, 22.2, { text: supply.volts })]),
  )
}

const drawGrid = ({ facts: { connection }, id }: Sheet, y: number): SvgNode => {
  const volts = connection.supply === null ? '60 Hz' : `${supplyWords[connection.supply].volts} 60 Hz`
  const middle = (dy: number, text: string, weight = 400) =>
    letters({ x: 391.5, y: y + dy, text, weight, anchor: 'middle', room: 42 })
  return svg(
    'g',
    { id: id('g1'), 'data-role': 'grid', 'data-count': 1 },
    lines(...drawPole(392, y), joint(392, y)),
    middle(-26, connection.utility ?? 'Rede', 600),
    middle(-21.4, volts),
    middle(20.6, 'Ponto de'),
    middle(25.2, 'conexão'),
  )
}

/** Where the main board ends, from which its earth goes down. */
export const mainBoardFoot = (y: number) => ({ x: mainBoard, y: y + mainBoardDepth })

/** The middle of all boards, where transformer, meter and grid are. */
export const supplyLine = (boards: readonly PlacedBoard[]): number =>
  ((boards[0]?.y ?? 0) + (boards.at(-1)?.y ?? 0)) / 2

/** From the AC boards to the grid (HOM-008). */
export const drawSupply = (sheet: Sheet, boards: readonly PlacedBoard[]): readonly SvgNode[] => {
  const y = supplyLine(boards)
  return [
    ...drawBus(sheet, boards),
    drawTransformerPart(sheet, y),
    drawMainBoard(sheet, y),
    drawMeterPart(sheet, y),
    drawGrid(sheet, y),
  ]
}
