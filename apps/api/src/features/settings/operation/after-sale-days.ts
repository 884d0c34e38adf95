import { type AfterSaleDays, usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'

/** Where each number of days is stored. */
export const afterSaleKeys = {
  receivingDays: 'receiving-days',
  claimAnswerDays: 'claim-answer-days',
  claimDecisionDays: 'claim-decision-days',
} as const satisfies Record<keyof AfterSaleDays, string>

type Values = Readonly<Record<string, unknown>>

/** The stored days, and the default of those that were never set. */
export const toAfterSaleDays = (values: Values): AfterSaleDays => {
  const read = (name: keyof AfterSaleDays): number => Number(values[afterSaleKeys[name]] ?? usualOperation[name])
  return {
    receivingDays: read('receivingDays'),
    claimAnswerDays: read('claimAnswerDays'),
    claimDecisionDays: read('claimDecisionDays'),
  }
}

/** How long deliveries are checked, and by when claims are answered and decided (C-158). */
export const findAfterSaleDays = async (tx: Tx): Promise<AfterSaleDays> => {
  const rows = await tx
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(afterSaleKeys))
    .execute()
  return toAfterSaleDays(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
