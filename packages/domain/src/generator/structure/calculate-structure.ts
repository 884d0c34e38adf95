import { defaultGeneratorSettings, type GeneratorSettings } from '../figures/generator-settings.ts'
import { type KitItem, mergeItems, timesItems } from '../kit-item.ts'
import { invalidOptions } from '../proposals/generator-options.ts'
import type { ModuleFrame } from '../pv-module.ts'
import { findRoofType } from '../site/design-conditions.ts'
import { roundToSaleMultiple } from '../sizing/sale-multiple.ts'
import { lineItems } from './line-items.ts'

/** Fixed by the specification, so not a setting (KIT-011). */
const maxPanelsPerLine = 200

/** The brand whose roof types the calculation is offered for; fixed by the specification (KIT-014). */
export const structureReferences: readonly string[] = ['SSM', 'FIBERMETAL']

type LineOfPanels = {
  readonly roofTypeId: number
  /** Modules in each line, 0 to 200 (KIT-011). */
  readonly totalPanels: number
  /** Equal lines, from 0 (KIT-012). */
  readonly totalLines: number
}

/** A structure line names its module by id, or has the frame in millimetres (KIT-008). */
export type StructureLine = LineOfPanels &
  ({ readonly moduleId: string } | { readonly moduleWidthMm: number; readonly moduleFrameMm: number })

export type StructureField = 'totalPanels' | 'totalLines' | 'roofTypeId' | 'moduleId'

export const invalidStructure = {
  totalPanels: 'Informe de 0 a 200 painéis por linha',
  totalLines: 'Informe o número de linhas, a partir de 0',
  roofTypeId: invalidOptions.roofTypeId,
  moduleId: invalidOptions.moduleId,
} as const satisfies Record<StructureField, string>

export type StructureItem = {
  readonly code: string
  /** Net quantity. */
  readonly net: number
  /** Sold quantity: codes 1020 are sold in tens. */
  readonly quantity: number
}

export type StructureResult =
  | { readonly status: 'OK'; readonly items: readonly StructureItem[] }
  | { readonly status: 'EMPTY'; readonly items: readonly [] }
  | { readonly status: 'INVALID'; readonly line: number; readonly field: StructureField }

/** Frame of a module by its id; undefined for an unknown module. */
export type FindModuleFrame = (moduleId: string) => ModuleFrame | undefined

type Lookups = {
  readonly findModule: FindModuleFrame
  readonly settings: GeneratorSettings
}

const findFrame = (line: StructureLine, findModule: FindModuleFrame): ModuleFrame | undefined => {
  if ('moduleId' in line) return findModule(line.moduleId)
  return { widthMm: line.moduleWidthMm, frameMm: line.moduleFrameMm }
}

const isCount = (value: number, max: number): boolean => Number.isInteger(value) && value >= 0 && value <= max

/** Net items of the equal lines, or the first field that is wrong. */
const itemsOrField = (line: StructureLine, { findModule, settings }: Lookups): readonly KitItem[] | StructureField => {
  if (!isCount(line.totalPanels, maxPanelsPerLine)) return 'totalPanels'
  if (!isCount(line.totalLines, Number.POSITIVE_INFINITY)) return 'totalLines'
  const roof = findRoofType(line.roofTypeId, settings)
  if (!roof) return 'roofTypeId'
  const module = findFrame(line, findModule)
  if (!module) return 'moduleId'
  return timesItems(lineItems({ panels: line.totalPanels, module, roof }, settings), line.totalLines)
}

/**
 * Structure products of a request: net quantities of all lines first, the multiple of ten once on the total. Refuses
 * the first wrong field of the first wrong line (0-based); a line by `moduleId` needs `findModule` (C-24, KIT-016).
 */
export const calculateStructure = (
  { lines }: { readonly lines: readonly StructureLine[] },
  findModule: FindModuleFrame = () => undefined,
  settings: GeneratorSettings = defaultGeneratorSettings,
): StructureResult => {
  const collected: KitItem[] = []
  for (const [index, line] of lines.entries()) {
    const found = itemsOrField(line, { findModule, settings })
    if (typeof found === 'string') return { status: 'INVALID', line: index, field: found }
    collected.push(...found)
  }
  const items = mergeItems(collected).map(({ code, quantity }) => ({
    code,
    net: quantity,
    quantity: roundToSaleMultiple(code, quantity),
  }))
  return items.length > 0 ? { status: 'OK', items } : { status: 'EMPTY', items: [] }
}
