import { formatKilowatts } from '../grid/index.ts'
import { type SvgNode, svg } from '../shared/svg.ts'
import { describeOutputSide, describeVoltage, modelName } from './diagram-words.ts'
import type { DrawnBranch, DrawnUnit } from './drawn-branches.ts'
import type { PlacedBlock } from './place-blocks.ts'
import type { Sheet } from './sheet.ts'
import { across, conductor, down, joint, lines, mm, path, thin } from './sheet-lines.ts'
import { letters } from './sheet-text.ts'
import { drawConverter, drawEndCap, drawFreeInput, drawModule } from './symbols.ts'

export type PlacedBranch = PlacedBlock<DrawnBranch>

const trunk = 206
/** The width of four module symbols with the gaps between them. */
const inputsWidth = 28.6

type Row = { readonly unit: DrawnUnit; readonly branch: DrawnBranch; readonly y: number }

const countUnits = ({ unit, branch }: Row): number => unit.count * branch.count

const counted = (count: number, single: string, plural: string): string => `${count} ${count === 1 ? single : plural}`

const drawInputs = ({ kit }: Sheet, { unit, y }: Row): readonly SvgNode[] => {
  const inputs = Math.max(kit.inverter.figures.nMppt, unit.modules)
  const step = Math.min(7.4, (inputsWidth + 1) / inputs)
  const width = step - Math.min(1, step / 5)
  return Array.from({ length: inputs }, (_, at) => {
    const x = 31 + at * step
    return at < unit.modules ? drawModule(x, y, width) : [drawFreeInput(x, y, width)]
  }).flat()
}

const drawUnitArray = (sheet: Sheet, row: Row): SvgNode => {
  const { kit, figures, id } = sheet
  const { unit, branch, y } = row
  const modules = unit.modules * countUnits(row)
  const place = `r${branch.number}-u${unit.number}`
  const times = countUnits(row) === 1 ? '' : `${countUnits(row)} × `
  const inputs = counted(unit.modules, 'entrada', 'entradas')
  const free = kit.inverter.figures.nMppt - unit.modules
  const of = { 'data-ref': kit.module.code, 'data-count': modules }
  return svg(
    'g',
    { id: id(`${place}-array`), 'data-role': 'array', ...of },
    svg(
      'g',
      { id: id(`${place}-s`), 'data-role': 'string', ...of },
      lines(...drawInputs(sheet, row), across(61, 116, y), path(`M31 ${mm(y + 5.4)}v1.2H60.6v-1.2`, thin)),
      letters({
        x: 64,
        y: y - 1.8,
        text: `${times}${inputs} × 1 × ${kit.module.figures.pmaxW} W`,
        weight: 500,
        room: 51,
      }),
      letters({ x: 64, y: y + 4.9, text: describeVoltage(1, kit, figures), room: 51 }),
      ...(free > 0
        ? [letters({ x: 64, y: y + 9.4, text: counted(free, 'entrada livre', 'entradas livres'), room: 51 })]
        : []),
    ),
  )
}

const drawUnit = ({ kit, figures, id }: Sheet, row: Row): SvgNode => {
  const { unit, branch, y } = row
  const count = countUnits(row)
  // Equal ones have no room for their model, which the equipment names.
  const name =
    count === 1
      ? `Micro ${branch.number}.${unit.number} · ${modelName(kit.inverter.name)}`
      : counted(count, 'microinversor', 'microinversores')
  return svg(
    'g',
    {
      id: id(`r${branch.number}-u${unit.number}`),
      'data-role': 'inverter',
      'data-ref': kit.inverter.code,
      'data-count': count,
    },
    lines(
      across(116, 178, y),
      ...drawConverter({ x: 178, y: y - 6.5, width: 16, height: 13 }, figures.phases),
      across(194, trunk, y),
      joint(trunk, y),
    ),
    letters({ x: 120, y: y - 1.8, text: name, weight: 500, room: 46 }),
    letters({ x: 120, y: y + 4.9, text: describeOutputSide(kit, figures), room: 46 }),
  )
}

const nameBranch = ({ number, count, microinverters }: DrawnBranch): string => {
  const units = counted(microinverters, 'microinversor', 'microinversores')
  return count === 1 ? `Ramal ${number} · ${units}` : `× ${count} ramais · ${units}`
}

/** A branch with its microinverters on the trunk cable (HOM-010). */
export const drawBranch = (sheet: Sheet, { block, top, rows, middle }: PlacedBranch): readonly SvgNode[] => {
  const { kit, id } = sheet
  const cap = (rows[0] ?? 0) - 5.5
  const last = rows.at(-1) ?? 0
  const power = formatKilowatts(block.microinverters * kit.inverter.figures.pacNomW)
  return [
    svg(
      'g',
      { id: id(`r${block.number}`), 'data-part': 'branch', 'data-count': block.count * block.microinverters },
      lines(down(trunk, [cap, last], conductor), drawEndCap(trunk, cap), joint(trunk, middle)),
      letters({ x: 29, y: top + 1.4, text: `${nameBranch(block)} · ${power}`, weight: 600, room: 86 }),
    ),
    ...block.units.flatMap((unit, at) => {
      const row = { unit, branch: block, y: rows[at] ?? 0 }
      return [drawUnitArray(sheet, row), drawUnit(sheet, row)]
    }),
  ]
}
