import { type SvgNode, svg } from '../shared/svg.ts'
import { describeOutputSide, modelName } from './diagram-words.ts'
import type { PlacedInverter } from './draw-array.ts'
import type { Placement } from './place-blocks.ts'
import { nameNumbered, type Sheet, timesMark } from './sheet.ts'
import { enclosure, lines } from './sheet-lines.ts'
import { letters } from './sheet-text.ts'
import { drawConverter, drawSwitch } from './symbols.ts'

type Form = Pick<Placement<unknown>, 'isCompact'>

/** Top and height of the symbol; the housing is larger by `edge` above and below. */
const measure = ({ rows, middle }: PlacedInverter, { isCompact }: Form) => {
  const span = (rows.at(-1) ?? 0) - (rows[0] ?? 0)
  const height = Math.max(span + (isCompact ? 4 : 11), isCompact ? 14.5 : 20)
  const edge = isCompact ? 1.5 : 3
  return { height, top: middle - height / 2, edge }
}

/** The bottom of an inverter's housing. */
export const inverterBottom = (placed: PlacedInverter, form: Form): number => {
  const { height, top, edge } = measure(placed, form)
  return top + height + edge
}

const nameMppts = (mppts: readonly number[]): string => {
  const [first = 0, last = 0] = [Math.min(...mppts), Math.max(...mppts)]
  return first === last ? `MPPT ${first}` : `MPPT ${first}–${last}`
}

const drawHead = ({ kit, figures }: Sheet, { block }: PlacedInverter, top: number): readonly SvgNode[] => {
  const model = modelName(kit.inverter.name)
  const name =
    block.count === 1
      ? `${nameNumbered('Inversor', block.number, 1)} · ${model}`
      : `Inversor ${model}${timesMark(block.count)}`
  return [
    letters({ x: 168, y: top - 7.4, text: name, weight: 600, room: 45 }),
    letters({ x: 168, y: top - 2.8, text: describeOutputSide(kit, figures), room: 45 }),
  ]
}

const drawCompactHead = ({ kit, figures }: Sheet, { block }: PlacedInverter, top: number): readonly SvgNode[] => {
  const name = block.count === 1 ? `${block.number}` : timesMark(block.count).trim()
  return [
    letters({ x: 168, y: top - 1.4, text: `${name} · ${describeOutputSide(kit, figures)}`, weight: 600, room: 45.5 }),
  ]
}

/** One inverter with its power, phases and voltage (HOM-009). */
export const drawInverter = (sheet: Sheet, placed: PlacedInverter, form: Form): SvgNode => {
  const { kit, figures, id } = sheet
  const { block, rows } = placed
  const { height, top, edge } = measure(placed, form)
  const housing = { x: 168, y: top - edge, width: 42, height: height + 2 * edge }
  const switches = kit.inverter.figures.dcProtectionIntegrated ? rows.map((y) => drawSwitch(174, y)) : []
  const mppts = block.strings.map((string, at) =>
    letters({ x: 170, y: (rows[at] ?? 0) + 5, text: nameMppts(string.mppts), room: 19.5 }),
  )
  return svg(
    'g',
    {
      id: id(`i${block.number}`),
      'data-role': 'inverter',
      'data-ref': kit.inverter.code,
      'data-count': block.count,
    },
    lines(enclosure(housing), ...drawConverter({ x: 190, y: top, width: 17, height }, figures.phases), ...switches),
    ...(form.isCompact ? drawCompactHead : drawHead)(sheet, placed, housing.y),
    ...(form.isCompact ? [] : mppts),
  )
}
