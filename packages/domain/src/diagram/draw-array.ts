import { type SvgNode, svg } from '../shared/svg.ts'
import { describeSeries, describeVoltage, formatPeak } from './diagram-words.ts'
import type { DrawnInverter, DrawnString } from './drawn-inverters.ts'
import type { PlacedBlock, Placement } from './place-blocks.ts'
import { columns, nameNumbered, type Sheet } from './sheet.ts'
import { across, enclosure, lines, mm, path } from './sheet-lines.ts'
import { letters, textWidth } from './sheet-text.ts'
import { drawFuse, drawModule, drawWires } from './symbols.ts'

export type PlacedInverter = PlacedBlock<DrawnInverter>

const countModules = ({ strings }: DrawnInverter): number =>
  strings.reduce((sum, { count, modulesInSeries }) => sum + count * modulesInSeries, 0)

/** 'String 1.2 · 7 em série', '3 × 14 em série' of equal strings; without its noun where there is no room. */
const nameString = ({ number, count, modulesInSeries }: DrawnString, inverter: DrawnInverter, room: number): string => {
  const all = count * inverter.count
  if (all > 1) return `${all} × ${modulesInSeries} em série`
  const name = `${inverter.number}.${number} · ${modulesInSeries} em série`
  return textWidth(`String ${name}`, { weight: 500 }) <= room ? `String ${name}` : name
}

/** Where the DC conductors of a row have their section: before a string box, or in the free column. */
const cablePlace = (hasBox: boolean) => (hasBox ? { text: 99, strokes: 116.6 } : { text: 131, strokes: 149 })

type ArrayForm = Pick<Placement<DrawnInverter>, 'pitch' | 'isCompact'> & { readonly hasBox: boolean }

type Row = { readonly string: DrawnString; readonly inverter: DrawnInverter; readonly y: number }

const labelStart = 59.5

const drawString = ({ kit, figures, id }: Sheet, { string, inverter, y }: Row, form: ArrayForm): SvgNode => {
  const room = form.hasBox ? cablePlace(true).text - labelStart : columns.array[1] - labelStart
  const below = form.isCompact ? 4.4 : 4.9
  return svg(
    'g',
    {
      id: id(`i${inverter.number}-s${string.number}`),
      'data-role': 'string',
      'data-ref': kit.module.code,
      'data-count': string.count * inverter.count,
    },
    lines(
      path(`M31 ${mm(y)}H33`),
      ...drawModule(32, y),
      path(`M41 ${mm(y)}H45`, undefined, '1 0.8'),
      ...drawModule(45, y),
      across(54, 116, y),
    ),
    letters({ x: labelStart, y: y - 1.8, text: nameString(string, inverter, room), weight: 500, room }),
    letters({ x: labelStart, y: y + below, text: describeVoltage(string.modulesInSeries, kit, figures), room: 56 }),
  )
}

const drawHead = ({ kit }: Sheet, { block, rows }: PlacedInverter, { pitch, isCompact }: ArrayForm) => {
  const modules = countModules(block)
  const { pmaxW } = kit.module.figures
  const name = `${nameNumbered('Arranjo', block.number, block.count)} · ${describeSeries(block)}`
  const times = block.count === 1 ? '' : `${block.count} × `
  const power = formatPeak(block.count * modules * pmaxW)
  const bottom = (rows[0] ?? 0) - pitch / 2 + 0.5
  if (isCompact)
    return [letters({ x: 29, y: bottom - 1.9, text: `${name} × ${pmaxW} W = ${power}`, weight: 600, room: 86 })]
  return [
    letters({ x: 29, y: bottom - 7.9, text: `${name} módulos × ${pmaxW} W`, weight: 600, room: 86 }),
    letters({ x: 29, y: bottom - 3.1, text: `${times}${modules} × ${pmaxW} W = ${power}`, room: 86 }),
  ]
}

/** The bottom of an array's outline. */
export const arrayBottom = ({ rows }: PlacedInverter, pitch: number): number => (rows.at(-1) ?? 0) + pitch / 2 - 0.5

/** The modules of one inverter, a row a string (HOM-009). */
export const drawArray = (sheet: Sheet, placed: PlacedInverter, form: ArrayForm): SvgNode => {
  const { block, rows } = placed
  const top = (rows[0] ?? 0) - form.pitch / 2 + 0.5
  const height = rows.length * form.pitch - 1
  return svg(
    'g',
    {
      id: sheet.id(`i${block.number}-array`),
      'data-role': 'array',
      'data-ref': sheet.kit.module.code,
      'data-count': block.count * countModules(block),
    },
    lines(enclosure({ x: 29, y: top, width: 28.5, height })),
    ...block.strings.map((string, at) => drawString(sheet, { string, inverter: block, y: rows[at] ?? 0 }, form)),
    ...drawHead(sheet, placed, form),
  )
}

/** The DC conductors of one inverter from the array to the inverter's symbol. */
export const drawDcCables = ({ figures, id }: Sheet, placed: PlacedInverter, hasBox: boolean): SvgNode => {
  const { block, rows } = placed
  const place = cablePlace(hasBox)
  const section = figures.dcSectionMm2
  const strokes = block.strings.flatMap(({ isFused }, at) => [
    across(hasBox ? 164 : 116, 190, rows[at] ?? 0),
    ...drawWires(place.strokes, rows[at] ?? 0, 2),
    ...(isFused && !hasBox ? [drawFuse(122, rows[at] ?? 0)] : []),
  ])
  const texts = rows.map((y) => letters({ x: place.text, y: y - 1.8, text: `2 × ${section} mm²` }))
  return svg(
    'g',
    { id: id(`i${block.number}-dc`), 'data-part': 'dc-cable' },
    lines(...strokes),
    ...(section === null ? [] : texts),
  )
}
