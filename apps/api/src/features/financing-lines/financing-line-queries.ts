import type { FinancingLineView } from '@girassol/contract/financing-lines'
import type { GraceDays } from '@girassol/domain/financing-lines'
import type { Selectable } from 'kysely'
import type { FinancingLine } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type LineRow = Selectable<FinancingLine>

export const toLineView = (row: LineRow): FinancingLineView => ({
  id: row.id,
  bank: row.bank,
  rate: Number(row.rate),
  installments: row.installments,
  // The table accepts no other days.
  graceDays: row.grace_days as GraceDays[],
  share: Number(row.share),
  version: row.version,
})

/** Every financing line, by bank and rate (PROP-022). */
export const findFinancingLines = async (tx: Tx): Promise<FinancingLineView[]> => {
  const rows = await tx.selectFrom('financing_line').selectAll().orderBy('bank').orderBy('rate').orderBy('id').execute()
  return rows.map(toLineView)
}
