import { type HoldLimits, usualHoldLimits } from '@girassol/domain/holds'
import type { Tx } from '../../../http/context.ts'

/** Where each limit is stored. */
export const holdLimitKeys = {
  holdHoursSelf: 'hold-hours-self',
  holdBudgetsSelf: 'hold-budgets-self',
  holdDaysStaff: 'hold-days-staff',
} as const satisfies Record<keyof HoldLimits, string>

type Values = Readonly<Record<string, unknown>>

/** The stored limits, and the default of those that were never set. */
export const toHoldLimits = (values: Values): HoldLimits => {
  const read = (name: keyof HoldLimits): number => Number(values[holdLimitKeys[name]] ?? usualHoldLimits[name])
  return {
    holdHoursSelf: read('holdHoursSelf'),
    holdBudgetsSelf: read('holdBudgetsSelf'),
    holdDaysStaff: read('holdDaysStaff'),
  }
}

/** For how long and how many budgets stock is held (C-158). */
export const findHoldLimits = async (tx: Tx): Promise<HoldLimits> => {
  const rows = await tx
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(holdLimitKeys))
    .execute()
  return toHoldLimits(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
