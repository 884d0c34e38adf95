import { type OperationSettings, usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'

/** Where each number that stands alone is stored (C-158, C-198). */
export const numberSettingKeys = {
  creditOverdueDays: 'credit-overdue-days',
  approvalDays: 'approval-days',
  offerHours: 'offer-hours',
} as const satisfies { readonly [Name in keyof OperationSettings]?: string }

type Name = keyof typeof numberSettingKeys

const toNumber = (name: Name, value: unknown): number => Number(value ?? usualOperation[name])

type Values = Readonly<Record<string, unknown>>

/** The stored numbers, and the default of those that were never set. */
export const toNumberSettings = (values: Values): Pick<OperationSettings, Name> => {
  const read = (name: Name): number => toNumber(name, values[numberSettingKeys[name]])
  return {
    creditOverdueDays: read('creditOverdueDays'),
    approvalDays: read('approvalDays'),
    offerHours: read('offerHours'),
  }
}

/** One of them as it is now; what it means is said at OperationSettings. */
export const findNumberSetting = async (tx: Tx, name: Name): Promise<number> => {
  const key = numberSettingKeys[name]
  const found = await tx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return toNumber(name, found?.value)
}
