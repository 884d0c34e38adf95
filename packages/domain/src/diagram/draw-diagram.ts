import { defaultGeneratorSettings, type GeneratorSettings } from '../generator/index.ts'
import { type SvgNode, svg } from '../shared/svg.ts'
import type { DiagramFacts, DiagramItem, DiagramKit } from './diagram-facts.ts'
import { describeDiagram, diagramTitle } from './diagram-words.ts'
import { arrayBottom, drawArray, drawDcCables, type PlacedInverter } from './draw-array.ts'
import { type BoardForm, boardBottom, drawBoard, findBoardForm, type PlacedBoard } from './draw-board.ts'
import { boxBottom, boxesOf, drawBoxes } from './draw-box.ts'
import { drawBranch } from './draw-branch.ts'
import { drawEarth } from './draw-earth.ts'
import { drawFoot, listSheetEquipment } from './draw-foot.ts'
import { drawInverter, inverterBottom } from './draw-inverter.ts'
import { drawSupply, mainBoardFoot, supplyLine } from './draw-supply.ts'
import { drawSymbols } from './draw-symbols.ts'
import { drawTitleBlock } from './draw-title-block.ts'
import { listDrawnBranches } from './drawn-branches.ts'
import { listDrawnInverters, mergeStrings, mostDrawn } from './drawn-inverters.ts'
import { kitFigures } from './kit-figures.ts'
import { haveRoom, placeBranches, placeInverters } from './place-blocks.ts'
import { columns, type EarthTap, type Sheet } from './sheet.ts'
import { ink, letters } from './sheet-text.ts'

/** A3 landscape; one unit of the drawing is one millimetre (C-179). */
const sheetSize = { width: 420, height: 297 } as const

/** The generator between the modules and the AC boards. */
type Generator = {
  readonly drawn: readonly SvgNode[]
  readonly boards: readonly PlacedBoard[]
  readonly isCompact: boolean
  readonly taps: readonly EarthTap[]
}

const countRows = ({ strings }: PlacedInverter['block']): number => strings.length

/** Six at most; fewer when their unlike strings need more room than the sheet has. */
const listInverters = ({ kit, figures }: Sheet) => {
  for (let most = mostDrawn; most > 1; most -= 1) {
    const drawn = listDrawnInverters(kit, figures, most)
    if (haveRoom(drawn.map(mergeStrings), countRows)) return drawn
  }
  return listDrawnInverters(kit, figures, 1)
}

const drawInverterGenerator = (sheet: Sheet): Generator => {
  const form = placeInverters(listInverters(sheet), countRows, mergeStrings)
  const parts = form.blocks.map((placed) => {
    const hasBox = boxesOf(sheet, placed).length > 0
    return {
      drawn: [
        drawArray(sheet, placed, { ...form, hasBox }),
        ...(hasBox ? drawBoxes(sheet, placed, form) : []),
        drawDcCables(sheet, placed, hasBox),
        drawInverter(sheet, placed, form),
      ],
      taps: [
        { riser: 27, y: arrayBottom(placed, form.pitch) - 2, to: 29 },
        ...(hasBox ? [{ riser: 118.5, y: boxBottom(placed, form.pitch) - 2, to: 121 }] : []),
        { riser: 166, y: inverterBottom(placed, form) - 2, to: 168 },
      ],
    }
  })
  return {
    drawn: parts.flatMap(({ drawn }) => drawn),
    taps: parts.flatMap(({ taps }) => taps),
    boards: form.blocks.map(({ block, middle }) => ({
      number: block.number,
      count: block.count,
      y: middle,
      from: 207,
    })),
    isCompact: form.isCompact,
  }
}

const drawMicroGenerator = (sheet: Sheet): Generator => {
  const form = placeBranches(listDrawnBranches(sheet.kit, sheet.figures), ({ units }) => units.length)
  return {
    drawn: form.blocks.flatMap((placed) => drawBranch(sheet, placed)),
    taps: form.blocks.flatMap(({ rows }) =>
      rows.flatMap((y) => [
        { riser: 27.5, y, to: 31 },
        { riser: 168, y: y + 5, to: 178 },
      ]),
    ),
    boards: form.blocks.map(({ block, middle }) => ({
      number: block.number,
      count: block.count,
      y: middle,
      from: 206,
    })),
    isCompact: form.isCompact,
  }
}

const headNames = ({ figures, kit }: Sheet): Record<keyof typeof columns, string> => ({
  array: 'Arranjo fotovoltaico',
  protection: figures.isMicro ? 'Microinversor' : 'Proteção CC',
  inverter: figures.isMicro ? 'Ramal CA' : 'Inversor',
  board: 'Quadro CA',
  main: kit.transformer === null ? 'Quadro geral' : 'Transformador e QDG',
  meter: 'Medição',
  grid: 'Rede',
})

const drawFrame = (sheet: Sheet): SvgNode => {
  const names = Object.entries(headNames(sheet)) as [keyof typeof columns, string][]
  const lanes = names.slice(1).map(([column]) => `M${columns[column][0]} 7V236`)
  return svg(
    'g',
    { id: sheet.id('frame') },
    svg('rect', { x: 0, y: 0, ...sheetSize, fill: '#FFFFFF' }),
    svg('path', {
      d: lanes.join(''),
      fill: 'none',
      stroke: '#CED6D5',
      'stroke-width': 0.18,
      'stroke-dasharray': '1.2 1.2',
    }),
    svg('rect', { x: 25, y: 7, width: 388, height: 283, fill: 'none', stroke: ink, 'stroke-width': 0.5 }),
    svg('path', { d: 'M25 16H413M25 236H413', fill: 'none', stroke: ink, 'stroke-width': 0.25 }),
    ...names.map(([column, text]) => {
      const [from, to] = columns[column]
      return letters({ x: (from + to) / 2, y: 12.9, text, weight: 600, anchor: 'middle', room: to - from - 2 })
    }),
  )
}

/** Behind everything, and not read out: the note says it in words. */
const drawDraftMark = ({ facts }: Sheet): readonly SvgNode[] => {
  if (facts.missing.length === 0) return []
  const place = { x: 219, y: 142, 'text-anchor': 'middle', transform: 'rotate(-24 219 126)' }
  const look = { 'font-size': 44, 'font-weight': 600, opacity: 0.08 }
  return [svg('text', { 'data-part': 'draft', ...place, ...look, 'aria-hidden': 'true' }, 'RASCUNHO')]
}

const tapBoards = ({ figures }: Sheet, boards: readonly PlacedBoard[], form: BoardForm): readonly EarthTap[] =>
  figures.board === null ? [] : boards.map((board) => ({ riser: 217, y: boardBottom(board, form) - 2, to: 220 }))

const drawBody = (sheet: Sheet): readonly SvgNode[] => {
  const { drawn, boards, taps, isCompact } = (sheet.figures.isMicro ? drawMicroGenerator : drawInverterGenerator)(sheet)
  const form = findBoardForm(boards, isCompact)
  return [
    ...drawn,
    ...boards.map((board) => drawBoard(sheet, board, form)),
    ...drawSupply(sheet, boards),
    drawEarth(sheet, [...taps, ...tapBoards(sheet, boards, form)], mainBoardFoot(supplyLine(boards))),
  ]
}

export type DiagramDrawing = {
  readonly facts: DiagramFacts
  /** Begins every id, for a page with several sheets. */
  readonly name?: string
  readonly settings?: GeneratorSettings
}

/**
 * The single-line diagram of a kit on an A3 sheet: arrays, protection, inverters, AC boards, transformer, meter, grid,
 * with the title block. It is drawn from the kit's sizing alone, and the same facts always make the same bytes
 * (HOM-008 to HOM-011, C-179).
 */
export const drawDiagram = ({ facts, name = '', settings = defaultGeneratorSettings }: DiagramDrawing): SvgNode => {
  const figures = kitFigures(facts.kit, settings)
  const id = (place: string): string => (name === '' ? place : `${name}-${place}`)
  const sheet: Sheet = { facts, kit: facts.kit, figures, id }
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${sheetSize.width}mm`,
      height: `${sheetSize.height}mm`,
      viewBox: `0 0 ${sheetSize.width} ${sheetSize.height}`,
      role: 'img',
      'aria-labelledby': id('title'),
      'aria-describedby': id('description'),
      'font-family': "Geist, 'Geist Variable', Arial, sans-serif",
      fill: ink,
    },
    svg('title', { id: id('title') }, diagramTitle(facts, figures)),
    svg('desc', { id: id('description') }, describeDiagram(facts, figures)),
    drawFrame(sheet),
    ...drawDraftMark(sheet),
    ...drawBody(sheet),
    drawFoot(sheet),
    drawSymbols(sheet),
    drawTitleBlock(sheet),
  )
}

/** The products that a sheet shows, with the quantities of the kit, for a table beside it. */
export const listDiagramEquipment = (
  kit: DiagramKit,
  settings: GeneratorSettings = defaultGeneratorSettings,
): readonly DiagramItem[] => listSheetEquipment({ kit, figures: kitFigures(kit, settings) })
