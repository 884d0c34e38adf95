import type { BankAccountView, SpecialFinancing } from '@girassol/contract/payment-methods'
import { listBankAccounts, showSpecialFinancing } from '@girassol/contract/payment-methods'
import { type PaymentMethod, type PaymentMethodSettings, specialFinancingBank } from '@girassol/domain/payments'
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

const findSetting = async (tx: Tx, key: string): Promise<unknown> => {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** The partner bank's offer is closed by default; the setting overrides these values (PAY-012, PAY-038). */
export const findSpecialFinancing = async (tx: Tx): Promise<SpecialFinancing> => {
  const setting = (await findSetting(tx, 'special-financing')) as object | undefined
  const offer = { isEnabled: false, partnerBank: specialFinancingBank, observation: '', ...setting }
  return showSpecialFinancing.response.parse(offer)
}

export const findBankAccounts = async (tx: Tx): Promise<BankAccountView[]> =>
  listBankAccounts.response.parse((await findSetting(tx, 'bank-accounts')) ?? [])
