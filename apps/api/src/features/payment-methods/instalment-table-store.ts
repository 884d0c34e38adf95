import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import { type PaymentMethod, paymentMethodLabels } from '@girassol/domain/payments'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

const tables = (tx: Tx) =>
  tx
    .selectFrom('payment_method as m')
    .select(['m.reference', 'm.active', 'm.max_installments', 'm.default_installment'])
    .select(
      sql<number[]>`coalesce((select json_agg(i.percentage::float order by i.installment) from payment_interest i
        where i.reference = m.reference), '[]')`.as('rates'),
    )
    .orderBy('m.position')

type Row = Awaited<ReturnType<ReturnType<typeof tables>['execute']>>[number]

const toTable = (row: Row): InstalmentTable => ({
  reference: row.reference,
  label: paymentMethodLabels[row.reference],
  active: row.active,
  maxInstallments: row.max_installments,
  defaultInstallment: row.default_installment,
  interestRates: row.rates,
})

/** Every method, offered or not, in the order of the screens. */
export const listTables = async (tx: Tx): Promise<InstalmentTable[]> => (await tables(tx).execute()).map(toTable)

/** One method, locked until the transaction ends. */
export const lockTable = async (tx: Tx, reference: PaymentMethod): Promise<InstalmentTable | null> => {
  await tx.selectFrom('payment_method').select('reference').where('reference', '=', reference).forUpdate().execute()
  const row = await tables(tx).where('m.reference', '=', reference).executeTakeFirst()
  return row === undefined ? null : toTable(row)
}

export const writeTable = async (tx: Tx, table: Omit<InstalmentTable, 'label'>): Promise<void> => {
  const { reference, active, maxInstallments, defaultInstallment, interestRates } = table
  await tx
    .updateTable('payment_method')
    .set({ active, max_installments: maxInstallments, default_installment: defaultInstallment })
    .where('reference', '=', reference)
    .execute()
  await tx.deleteFrom('payment_interest').where('reference', '=', reference).execute()
  if (interestRates.length === 0) return
  const rates = interestRates.map((rate, index) => ({ reference, installment: index + 1, percentage: String(rate) }))
  await tx.insertInto('payment_interest').values(rates).execute()
}
