import type { Cents } from '../shared/money.ts'
import { toCents } from './rounding.ts'

/** The supply of a building by its phases (C-163). */
export const phaseNames = ['MONO', 'BI', 'TRI'] as const
export type Phases = (typeof phaseNames)[number]

/** kWh that are charged at least, by phases (YLD-012). */
const availabilityKwh = { MONO: 30, BI: 50, TRI: 100 } as const satisfies Record<Phases, number>

/** How a utility charges beside the Fio B: the greater of both, or the sum (YLD-012). */
export const billingRules = ['MAX', 'SUM'] as const
export type BillingRule = (typeof billingRules)[number]

/** Tariff and Fio B in reais a kWh with taxes, `share` 0…1 of the Fio B (C-162). */
export type Tariff = { readonly tariff: number; readonly fioB: number; readonly share: number }

type Terms = { readonly phases: Phases; readonly rule: BillingRule }

/** kWh of a month that matter to its bill. */
type BilledEnergy = { readonly consumed: number; readonly compensated: number; readonly uncompensated: number }

/** The bill of a month without and with the solar system; `saving` is negative when the system makes it dearer. */
export type Bill = { readonly beforeCents: Cents; readonly afterCents: Cents; readonly savingCents: Cents }

/** The bills of a month, without public lighting, which is the same on both (YLD-012, C-163). */
export const computeBill = (energy: BilledEnergy, { tariff, fioB, share }: Tariff, { phases, rule }: Terms): Bill => {
  const least = availabilityKwh[phases]
  const transport = energy.compensated * fioB * share
  const after =
    rule === 'MAX'
      ? Math.max(least * tariff, energy.uncompensated * tariff + transport)
      : Math.max(energy.uncompensated, least) * tariff + transport
  const beforeCents = toCents(Math.max(energy.consumed, least) * tariff)
  const afterCents = toCents(after)
  return { beforeCents, afterCents, savingCents: beforeCents - afterCents }
}
