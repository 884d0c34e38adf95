import { z } from 'zod'

/** kWh, published to 0.1. */
const energy = z.number()
const reais = z.number()

/**
 * Yield and return of a version: computed while it is a draft, and as they were sent afterwards. Shared by the editor and
 * the public page.
 */
export const proposalResults = z.object({
  /** kWh of each month and of the year; `specific` in kWh of a year for each kWp. */
  yield: z.object({ monthly: z.array(energy).length(12), annual: energy, specific: energy }),
  /** The table that the irradiation is from, and its city. */
  source: z.object({ name: z.string(), city: z.string() }),
  /** kWh of each month, January to December. */
  consumption: z.array(energy).length(12),
  /** The twelve months from the first of operation. */
  firstYear: z
    .array(
      z.object({
        year: z.number().int(),
        /** 1…12. */
        month: z.number().int(),
        generated: energy,
        consumed: energy,
        creditLeft: energy,
        before: reais,
        after: reais,
        saving: reais,
      }),
    )
    .length(12),
  /** Mean of the first year, reais a month; may be negative. */
  monthlySaving: reais,
  /** The 25 years of operation; `sum` is what is saved from the first year on. */
  years: z.array(z.object({ year: z.number().int(), saving: reais, sum: reais })).length(25),
  /** Of 25 years. */
  total: reais,
  /** Null when the investment is not reached in 25 years; `paybackText` says it either way. */
  payback: z
    .object({
      months: z.number().int(),
      years: z.number().int(),
      rest: z.number().int(),
      /** The calendar month in which it is reached, '2029-10'. */
      reachedIn: z.string(),
    })
    .nullable(),
  paybackText: z.string(),
  npv: reais,
  /** Percent a year; null when it does not exist. */
  irr: z.number().nullable(),
  /** Percent of Fio B in each calendar year of the result. */
  fioB: z.array(z.object({ year: z.number().int(), percent: z.number(), assumed: z.boolean() })),
  /** Must be shown beside the result (YLD-009). */
  fioBRemark: z.string().nullable(),
})
export type ProposalResults = z.infer<typeof proposalResults>

/** A financing line with what it costs; null until the price is known (PROP-020, PROP-021). */
export const financingView = z.object({
  bank: z.string(),
  /** Percent a month. */
  rate: z.number(),
  instalments: z.number().int(),
  graceDays: z.number().int(),
  downPayment: reais,
  isMain: z.boolean(),
  instalment: reais.nullable(),
  total: reais.nullable(),
  /** Instalment less the mean monthly saving of the first year; null without results. */
  differenceToSaving: reais.nullable(),
})
