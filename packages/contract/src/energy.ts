import {
  energySettingRanges as assumed,
  billingRules,
  coverRange,
  phaseNames,
  schemes,
  yieldRanges,
} from '@girassol/domain/energy'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { decimalNumber, nonNegativeReais, reportProblems } from './http/fields.ts'
import { fileBody, fileBytes } from './http/file.ts'
import { confirmedFile, fileImportPreview, importCounts, namedFile } from './http/file-import.ts'

/** Seven digits of IBGE. */
const cityCode = z.string().regex(/^\d{7}$/, 'Município inválido')

/** How the modules lie, and what reduces their yield (YLD-007). Degrees from north clockwise, and percent. */
const roof = {
  tilt: decimalNumber(yieldRanges.tilt, 0),
  azimuth: decimalNumber(yieldRanges.azimuth, 0),
  shading: decimalNumber(yieldRanges.shading, 2),
  /** The setting's unless given (C-158). */
  performanceRatio: z.optional(decimalNumber(yieldRanges.performanceRatio, 2)),
}

const system = z.strictObject({ cityCode, kwp: decimalNumber(yieldRanges.kwp, 2), ...roof })

/** The table that the irradiation is from, and its city. */
const source = z.object({ name: z.string(), city: z.string() })

/** Published to 0.1 kWh (C-151). */
const energy = z.number()

/** Monthly means on the horizontal, Wh/m² a day, January to December; degrees, south negative. */
export const showIrradiation = endpoint({
  method: 'GET',
  path: '/energy/irradiation',
  requires: 'store.use',
  summary: 'The irradiation of a municipality: its own where it was imported, else that of its capital (C-160).',
  query: z.strictObject({ cityCode }),
  response: z.object({
    cityCode: z.string(),
    cityName: z.string(),
    latitude: z.number(),
    monthly: z.array(z.number()).length(12),
    source: z.string(),
  }),
})

export const estimateYield = endpoint({
  method: 'POST',
  path: '/energy/yield',
  requires: 'store.use',
  summary: 'Estimate the energy of a system, in kWh of each month and of a year; nothing is saved (C-161).',
  body: system,
  response: z.object({ monthly: z.array(energy).length(12), annual: energy, specific: energy, source }),
})

/** kWh of each month, January to December. */
const monthlyEnergy = z.array(decimalNumber({ least: 0, most: 1_000_000 }, 1)).length(12)

const tariffRange = { least: 0.1, most: 5 }
/** Reais a kWh with taxes (C-167). */
const tariff = decimalNumber(tariffRange, 5)

const percent = decimalNumber({ least: 0, most: 100 }, 2)

export const estimateReturn = endpoint({
  method: 'POST',
  path: '/energy/return',
  requires: 'store.use',
  summary: 'Compute the bills of 25 years with and without a system, and the return of the investment (C-164).',
  body: z
    .strictObject({
      /** Of the first year; either this or the system that it is estimated from. */
      yields: monthlyEnergy.optional(),
      system: system.optional(),
      consumption: monthlyEnergy,
      tariff,
      fioB: decimalNumber({ least: 0, most: tariffRange.most }, 5),
      phases: z.enum(phaseNames),
      scheme: z.enum(schemes).default('GD_II'),
      rule: z.enum(billingRules).default('MAX'),
      /** The first month of operation. */
      start: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Informe o mês, como 2027-01.'),
      /** These four are the settings' unless given (C-158). */
      simultaneity: z.optional(percent),
      tariffRise: z.optional(decimalNumber(assumed.tariffRise, 2)),
      degradation: z.optional(decimalNumber(assumed.degradation, 2)),
      discountRate: z.optional(decimalNumber(assumed.discountRate, 2)),
      investment: nonNegativeReais,
      /** Percent of the investment each year. */
      maintenance: z.prefault(percent, 0),
      replacement: z
        .strictObject({ year: decimalNumber({ least: 1, most: 25 }, 0), cost: nonNegativeReais })
        .optional(),
    })
    .check(
      reportProblems((body: { tariff: number; fioB: number; yields?: unknown; system?: unknown }) => [
        ...(body.fioB > body.tariff ? [{ field: 'fioB', message: 'No máximo a tarifa.' }] : []),
        ...((body.yields === undefined) === (body.system === undefined)
          ? [{ field: 'yields', message: 'Informe a geração ou o sistema, um dos dois.' }]
          : []),
      ]),
    ),
  response: z.object({
    months: z.array(
      z.object({
        year: z.number().int(),
        month: z.number().int(),
        generated: energy,
        consumed: energy,
        selfConsumed: energy,
        injected: energy,
        compensated: energy,
        creditLeft: energy,
        before: z.number(),
        after: z.number(),
        saving: z.number(),
      }),
    ),
    /** The saving of each year of operation, in reais. */
    years: z.array(z.number()),
    total: z.number(),
    /** Null when the investment is not reached in 25 years; `text` says it either way (YLD-014). */
    payback: z.object({ months: z.number().int(), years: z.number().int(), rest: z.number().int() }).nullable(),
    paybackText: z.string(),
    npv: z.number(),
    /** Percent a year; null when it does not exist. */
    irr: z.number().nullable(),
    fioB: z.array(z.object({ year: z.number().int(), percent: z.number(), assumed: z.boolean() })),
    /** What must be shown beside the result: from 2029 on, the Fio B is an assumption (YLD-009). */
    fioBRemark: z.string().nullable(),
  }),
})

const averageConsumption = z.strictObject({ average: decimalNumber({ least: 1, most: 1_000_000 }, 1) })
const monthlyConsumption = z.strictObject({ months: monthlyEnergy })
const billedConsumption = z.strictObject({ bill: nonNegativeReais, lighting: nonNegativeReais, tariff })

export const sizeByBill = endpoint({
  method: 'POST',
  path: '/energy/size',
  requires: 'store.use',
  summary: 'The power that covers a consumption: a monthly average, twelve months, or the value of a bill (C-165).',
  body: z.strictObject({
    cityCode,
    roof: z.strictObject(roof),
    /** kWh a month, kWh of twelve months, or a monthly bill in reais with its public lighting. */
    consumption: z.union([averageConsumption, monthlyConsumption, billedConsumption]),
    /** Percent of the consumption, 100 by default. */
    cover: z.prefault(decimalNumber(coverRange, 0), coverRange.usual),
  }),
  response: z.object({
    kwp: z.number(),
    /** The consumption would need more than the largest system. */
    capped: z.boolean(),
    annualConsumption: energy,
    /** kWh of a year for each kWp on this roof. */
    specific: energy,
    source,
  }),
})

export const previewIrradiationImport = endpoint({
  method: 'POST',
  path: '/admin/irradiation/preview',
  requires: 'administration.use',
  summary: 'What a CSV would change in the irradiation of municipalities, row by row; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileImportPreview,
  callsPerMinute: 30,
})

export const listIrradiationRefusals = endpoint({
  method: 'POST',
  path: '/admin/irradiation/refusals',
  requires: 'administration.use',
  summary: 'Every invalid row of a CSV of irradiation, as a CSV: line, column and reason; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileBytes,
  callsPerMinute: 10,
})

export const applyIrradiationImport = endpoint({
  method: 'POST',
  path: '/admin/irradiation',
  requires: 'administration.use',
  summary: 'Import a CSV of irradiation, all of it or nothing; refused when its preview showed other changes.',
  query: confirmedFile,
  body: fileBody,
  response: z.object(importCounts),
  callsPerMinute: 10,
})
