import { implausibleInverter, implausibleModule } from '@girassol/domain/catalogue'
import type { KitInverter, PvModule } from '@girassol/domain/generator'
import { z } from 'zod'
import { cellReason, listCellReasons } from '../../../spreadsheets/cell-reasons.ts'
import { decimal, flag, wholeNumber } from './column-types.ts'

/** The figures of a module's data sheet, one column each: all of them or none. */
const moduleColumns = {
  pmaxW: decimal,
  vocV: decimal,
  iscA: decimal,
  vmpV: decimal,
  impA: decimal,
  betaVocPctPerK: decimal,
  alphaIscPctPerK: decimal,
  gammaPmaxPctPerK: decimal,
  maxSystemV: decimal,
  maxSeriesFuseA: decimal,
}

/** The figures of an inverter's data sheet; the last three columns are optional. */
const inverterColumns = {
  inverterType: z.enum(['STRING', 'HYBRID', 'MICRO']),
  phases: wholeNumber,
  pacNomW: decimal,
  vdcMaxV: decimal,
  mpptMinV: decimal,
  mpptMaxV: decimal,
  nMppt: wholeNumber,
  stringsPerMppt: wholeNumber,
  impMaxPerMpptA: decimal,
  iscMaxPerMpptA: decimal,
  dcProtectionIntegrated: flag,
  maxDcAcRatio: decimal.optional(),
  maxPerBranch: wholeNumber.optional(),
  acVoltageV: wholeNumber.optional(),
}

const moduleSchema = z.object(moduleColumns)
const inverterSchema = z.object(inverterColumns)

export type Electrical = PvModule | KitInverter
export type ElectricalRead =
  | { readonly electrical: Electrical | null; readonly reasons?: undefined }
  | { readonly reasons: readonly string[] }

const refuseAll = (reasons: readonly string[], electrical: Electrical): ElectricalRead =>
  reasons.length > 0 ? { reasons } : { electrical }

const readModule = (cells: object): ElectricalRead => {
  const { data, error } = moduleSchema.safeParse(cells, { error: cellReason })
  return error ? { reasons: listCellReasons(error) } : refuseAll(implausibleModule(data), data)
}

const readInverter = (cells: object): ElectricalRead => {
  const { data, error } = inverterSchema.safeParse(cells, { error: cellReason })
  if (error) return { reasons: listCellReasons(error) }
  const { inverterType, maxDcAcRatio, maxPerBranch, acVoltageV, ...figures } = data
  const inverter: KitInverter = {
    ...figures,
    type: inverterType,
    ...(maxDcAcRatio === undefined ? {} : { maxDcAcRatio }),
    ...(maxPerBranch === undefined ? {} : { maxPerBranch }),
    ...(acVoltageV === undefined ? {} : { acVoltageV }),
  }
  return refuseAll(implausibleInverter(inverter), inverter)
}

const names = { module: Object.keys(moduleColumns), inverter: Object.keys(inverterColumns) }
/** The columns of the figures of modules and of inverters. */
export const electricalColumns: readonly string[] = [...names.module, ...names.inverter]
const electricalNames = new Set(electricalColumns)

export const withoutElectrical = (cells: object): object =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !electricalNames.has(name)))

/**
 * The electrical figures of a row: of a module, of an inverter, or none. Refuses incomplete sets, impossible figures,
 * and figures of both kinds in one row.
 */
export const readElectrical = (cells: Readonly<Record<string, unknown>>): ElectricalRead => {
  const ofModule = names.module.some((name) => name in cells)
  const ofInverter = names.inverter.some((name) => name in cells)
  if (ofModule && ofInverter) return { reasons: ['colunas de módulo e de inversor no mesmo produto'] }
  if (ofModule) return readModule(cells)
  return ofInverter ? readInverter(cells) : { electrical: null }
}
