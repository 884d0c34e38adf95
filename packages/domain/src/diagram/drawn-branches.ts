import type { DiagramKit } from './diagram-facts.ts'
import { countModules, type KitFigures } from './kit-figures.ts'

/** A row of a branch: one microinverter, or equal ones. */
export type DrawnUnit = {
  /** The microinverter of the branch, from 1; the first of equal ones. */
  readonly number: number
  readonly count: number
  /** Modules of one microinverter. */
  readonly modules: number
}

/** A branch of microinverters, or equal ones drawn as one. */
export type DrawnBranch = {
  readonly number: number
  readonly count: number
  /** Microinverters of one branch. */
  readonly microinverters: number
  readonly units: readonly DrawnUnit[]
}

/** More microinverters, or branches, than this are not drawn one by one (HOM-010, C-179). */
const mostDrawn = 6

const mergeUnits = (units: readonly DrawnUnit[]): readonly DrawnUnit[] => {
  const rows = new Map<number, DrawnUnit>()
  for (const unit of units) {
    const same = rows.get(unit.modules)
    rows.set(unit.modules, same === undefined ? unit : { ...same, count: same.count + 1 })
  }
  return [...rows.values()]
}

const isSame = (a: DrawnBranch, b: DrawnBranch): boolean =>
  a.microinverters === b.microinverters && JSON.stringify(a.units) === JSON.stringify(b.units)

const mergeBranches = (branches: readonly DrawnBranch[]): readonly DrawnBranch[] => {
  const drawn: DrawnBranch[] = []
  for (const branch of branches) {
    const at = drawn.findIndex((each) => isSame(each, branch))
    const same = drawn[at]
    if (same === undefined) drawn.push(branch)
    else drawn[at] = { ...same, count: same.count + 1 }
  }
  return drawn
}

/** The branches of a microinverter kit; up to six microinverters are drawn one by one (HOM-010). */
export const listDrawnBranches = ({ loads }: DiagramKit, figures: KitFigures): readonly DrawnBranch[] => {
  const modules = loads.flatMap((load) => Array.from({ length: load.count }, () => countModules(load)))
  const branches = Array.from({ length: figures.branches }, (_, at): DrawnBranch => {
    const carried = modules.slice(at * figures.unitsPerBranch, (at + 1) * figures.unitsPerBranch)
    const units = carried.map((count, place) => ({ number: place + 1, count: 1, modules: count }))
    return { number: at + 1, count: 1, microinverters: units.length, units }
  })
  if (modules.length <= mostDrawn) return branches
  const rows = branches.map((branch) => ({ ...branch, units: mergeUnits(branch.units) }))
  return rows.length > mostDrawn ? mergeBranches(rows) : rows
}
