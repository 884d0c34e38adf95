import { supplies } from '../generator/index.ts'
import { formatKilowatts } from '../grid/index.ts'
import { formatDay } from '../shared/brazil-time.ts'
import { type SvgNode, svg } from '../shared/svg.ts'
import { formatPeak } from './diagram-words.ts'
import type { Sheet } from './sheet.ts'
import { mm, thin } from './sheet-lines.ts'
import { ink, letters, quietInk } from './sheet-text.ts'

type Cell = {
  readonly label: string
  readonly value: string
  readonly from: number
  readonly to: number
  readonly weight?: number
  readonly size?: number
}

const left = 235
const right = 413
const top = 236
const bottom = 290
const rowHeight = 11

const describeConnection = ({ facts: { connection } }: Sheet): string => {
  const { supply, breakerA } = connection
  const parts = [supply === null ? null : supplies[supply].label, breakerA === null ? null : `${breakerA} A`]
  return parts.filter((part) => part !== null).join(' · ')
}

const technicianCells = ({ block, missing }: Sheet['facts']): readonly Cell[] => {
  const isNamed = block.technician !== null
  const name = missing.length > 0 && !isNamed ? 'Não informado · esboço comercial' : (block.technician ?? '')
  return [
    { label: 'Integrador', value: block.integrator ?? '', from: left, to: 298 },
    { label: 'Responsável técnico', value: name, from: 298, to: 372, ...(!isNamed && { weight: 600 }) },
    { label: 'ART ou TRT', value: block.responsibility ?? '', from: 372, to: right },
  ]
}

/** The five rows of the block from top to bottom (C-179). */
const listRows = (sheet: Sheet): readonly (readonly Cell[])[] => {
  const { facts, figures } = sheet
  const { block, connection } = facts
  const strong = { weight: 600, size: 4 }
  return [
    [
      { label: 'Desenho', value: 'Diagrama unifilar sem escala', from: left, to: 324, weight: 600, size: 4.2 },
      { label: 'Gerador (CC)', value: formatPeak(figures.powerW), from: 324, to: 368, ...strong },
      { label: 'Inversores (CA)', value: formatKilowatts(figures.outputW), from: 368, to: right, ...strong },
    ],
    [
      { label: 'Titular', value: block.holder ?? '', from: left, to: 324 },
      { label: 'Endereço', value: block.address ?? '', from: 324, to: right },
    ],
    [
      { label: 'Unidade consumidora', value: block.consumerUnit ?? '', from: left, to: 294 },
      { label: 'Distribuidora', value: connection.utility ?? '', from: 294, to: 354 },
      { label: 'Ligação e disjuntor', value: describeConnection(sheet), from: 354, to: right },
    ],
    technicianCells(facts),
    [
      {
        label: `${block.documentName} · emissão`,
        value: `${block.documentNumber} · ${formatDay(block.issuedOn)}`,
        from: left,
        to: 298,
      },
      { label: 'Registro', value: block.register ?? '', from: 298, to: 338 },
      { label: 'Assinatura', value: ' ', from: 338, to: 372 },
      { label: 'Folha · revisão', value: `1/1 · ${block.revision}`, from: 372, to: right },
    ],
  ]
}

const padding = 1.6

const drawCell = ({ label, value, from, to, weight = 400, size = 3.6 }: Cell, row: number): readonly SvgNode[] => {
  const y = top + row * rowHeight
  const room = to - from - 2 * padding
  const x = from + padding
  const isLast = row === 4
  return [
    letters({ x, y: y + 4, text: label, fill: quietInk, room }),
    ...(value === ' ' ? [] : [letters({ x, y: y + (isLast ? 8.7 : 9.2), text: value || '-', weight, size, room })]),
  ]
}

const drawRules = (rows: readonly (readonly Cell[])[]): SvgNode => {
  const across = rows.slice(1).map((_, at) => `M${left} ${top + (at + 1) * rowHeight}H${right}`)
  const upright = rows.flatMap((cells, row) =>
    cells.slice(1).map(({ from }) => {
      const end = row === rows.length - 1 ? bottom : top + (row + 1) * rowHeight
      return `M${mm(from)} ${top + row * rowHeight}V${end}`
    }),
  )
  return svg(
    'g',
    { fill: 'none', stroke: ink },
    svg('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: '#FFFFFF', 'stroke-width': 0.5 }),
    svg('path', { d: [...across, ...upright].join(''), 'stroke-width': thin }),
  )
}

/** Whose generator it is, who drew it and who signs it; '-' where it is not known. */
export const drawTitleBlock = (sheet: Sheet): SvgNode => {
  const rows = listRows(sheet)
  return svg(
    'g',
    { id: sheet.id('title-block') },
    drawRules(rows),
    ...rows.flatMap((cells, row) => cells.flatMap((cell) => drawCell(cell, row))),
  )
}
