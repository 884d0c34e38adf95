import { sql } from 'kysely'
import type { Dependencies } from '../../http/dependencies.ts'

/**
 * C-88: updates the portal's copy of the ERP's payment conditions. Conditions that the ERP no longer has are not
 * offered any more. Orders do not change their released condition, and conditions that the administration added or
 * switched off stay as they are. If the ERP now has the code of a condition of the portal, the ERP's is used. An ERP
 * without any condition is treated as faulty, and nothing changes.
 */
export const copyErpConditions = async ({ connection, ports }: Dependencies): Promise<void> => {
  const conditions = (await ports.erp.payments.listConditions()).filter(
    ({ quantityInstallment: parts, rangeInstallment: days }) => parts >= 1 && parts <= 72 && days >= 0,
  )
  if (conditions.length === 0) return
  const rows = conditions.map((condition) => ({
    code: condition.code,
    description: condition.description,
    quantity_installment: condition.quantityInstallment,
    range_installment: condition.rangeInstallment,
  }))
  const codes = rows.map(({ code }) => code)
  await connection.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('other_payment_method')
      .set({ active: false })
      .where('origin', '=', 'ERP')
      .where('code', 'not in', codes)
      .execute()
    await tx
      .insertInto('other_payment_method')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({
          description: sql`excluded.description`,
          quantity_installment: sql`excluded.quantity_installment`,
          range_installment: sql`excluded.range_installment`,
          active: true,
          origin: 'ERP',
          // An edit that started while the condition was still the portal's own is refused.
          version: sql`other_payment_method.version + (other_payment_method.origin <> 'ERP')::integer`,
        }),
      )
      .execute()
  })
}
