import { supplyNames } from '@girassol/domain/generator'
import { breakerRange, gridRemarkNames, phaseConductorNames } from '@girassol/domain/grid'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { decimalNumber, hiddenReais } from './http/fields.ts'

const phase = z.enum(phaseConductorNames)
/** Two decimals, half-up (C-151). */
const kilowatts = z.number()

const gridInverter = z.strictObject({
  /** Nominal AC power, watts. */
  powerW: decimalNumber({ least: 1, most: 1_000_000 }, 0),
  phases: z.literal([1, 3]),
  /** Output volts; absent when they are the usual ones of its phases. */
  acVoltageV: z.optional(decimalNumber({ least: 100, most: 1000 }, 0)),
})

/** A transformer of the catalogue that fits the inverters and the supply (GRID-004). */
export const offeredTransformer = z.object({
  code: z.string(),
  name: z.string(),
  kva: z.number(),
  /** Volts on the side of the inverters and of the grid. */
  inputV: z.number(),
  outputV: z.number(),
  price: hiddenReais,
})

export const checkGrid = endpoint({
  method: 'POST',
  path: '/grid/check',
  requires: 'store.use',
  summary: 'How inverters fit the connection of a customer, with a transformer and phases; nothing is saved (C-180).',
  body: z.strictObject({
    supply: z.enum(supplyNames).optional(),
    /** Amperes of the main breaker; without it nothing is said about the available power. */
    breakerA: z.optional(decimalNumber(breakerRange, 0)),
    /** One entry for each inverter. */
    inverters: z.array(gridInverter).min(1).max(200),
  }),
  response: z.object({
    /** Null without a known supply and breaker. */
    availableKw: kilowatts.nullable(),
    outputKw: kilowatts,
    remarks: z.array(
      z.object({
        code: z.enum(gridRemarkNames),
        text: z.string(),
        /** '9,99 kW para 9,35 kW' */
        figures: z.string().nullable(),
      }),
    ),
    needsTransformer: z.boolean(),
    transformer: offeredTransformer.nullable(),
    /** Of each single-phase inverter, by its place in the question from 1; empty without a known supply. */
    phases: z.array(z.object({ inverter: z.number().int(), phase })),
    loads: z.array(z.object({ phase, kw: kilowatts })),
    imbalanceKw: kilowatts.nullable(),
  }),
})
