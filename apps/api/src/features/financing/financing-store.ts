import { type Borrower, type FinancingForm, financingSteps } from '@girassol/domain/financing'
import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'

type Saved = { readonly orderId: number; readonly borrower: Borrower; readonly form: FinancingForm }

const part = (form: FinancingForm, step: keyof typeof financingSteps) => {
  const fields = financingSteps[step].map((field) => [field, form[field]])
  return sql<string>`${JSON.stringify(Object.fromEntries(fields))}::jsonb`
}

/**
 * One credit analysis per order: the last one saved. The order's amounts are in cents, the forms are stored as entered.
 */
export const upsertFinancing = async (
  { tx, actor, now }: Context,
  { orderId, borrower, form }: Saved,
): Promise<void> => {
  const values = {
    equipment_value_cents: form.equipmentValueCents ?? 0,
    input_value_cents: form.inputValueCents ?? 0,
    waiting_period_days: form.waitingPeriod ?? 0,
    installments: form.installments ?? 0,
    installments_value_cents: form.installmentsValueCents ?? 0,
    company: borrower === 'COMPANY' ? part(form, 'company') : null,
    person: part(form, 'person'),
    reference: part(form, 'reference'),
    account: part(form, 'account'),
    saved_by: actor.userId,
    saved_at: now,
  }
  await tx
    .insertInto('order_financing')
    .values({ order_id: orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute()
}
