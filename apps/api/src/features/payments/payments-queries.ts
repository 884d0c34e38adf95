import type { PaymentMethod, PaymentMethodSettings } from '@girassol/domain/payments'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

/** The active methods in the order of the screen, each with its rates, in one query (PAY-011). */
export const findPaymentSettings = async (tx: Tx): Promise<readonly PaymentMethodSettings[]> => {
  const { rows } = await sql<{
    reference: PaymentMethod
    max_installments: number
    default_installment: number
    interest_rates: { installment: number; percentage: string }[]
  }>`
    select m.reference, m.max_installments, m.default_installment,
      coalesce(
        json_agg(json_build_object('installment', i.installment, 'percentage', i.percentage::text) order by i.installment)
          filter (where i.installment is not null), '[]') as interest_rates
    from payment_method m
    left join payment_interest i on i.reference = m.reference
    where m.active
    group by m.reference
    order by m.position`.execute(tx)
  return rows.map((row) => ({
    reference: row.reference,
    maxInstallments: row.max_installments,
    defaultInstallment: row.default_installment,
    interestRates: row.interest_rates,
  }))
}
