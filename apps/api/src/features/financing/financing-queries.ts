import type { FinancingView } from '@girassol/contract/financing'
import { emptyFinancing, type FinancingForm, financingSteps, toWireName } from '@girassol/domain/financing'
import { reaisFrom } from '@girassol/domain/shared'
import type { Selectable } from 'kysely'
import type { OrderFinancing } from '../../database/schema.ts'
import { orNotFound } from '../../http/refused.ts'
import type { Reading } from '../order-record/order-lines.ts'

type Row = Selectable<OrderFinancing>

/** The four stored forms: the fields of FIN-009…FIN-011. */
const toForm = (row: Row): FinancingForm => {
  const parts = [row.company, row.person, row.reference, row.account] as readonly (object | null)[]
  return Object.assign({ ...emptyFinancing }, ...parts)
}

const emptyToNull = (value: unknown): unknown => (value === '' ? null : value)

/** The fields with the names of the API: an empty field is null, amounts are in reais. */
const toParties = (form: FinancingForm) => {
  const { values: _values, ...parties } = financingSteps
  const fields = Object.values(parties).flat()
  const shown = fields.map((field) => {
    const value = form[field]
    return [
      toWireName(field),
      field.endsWith('Cents') && value !== null ? reaisFrom(Number(value)) : emptyToNull(value),
    ]
  })
  return Object.fromEntries(shown) as Omit<FinancingView, keyof ReturnType<typeof toValues> | 'invoiceId'>
}

/** The order's amounts are null without permission to see prices (C-29). */
const toValues = (row: Row, showsPrices: boolean) => {
  const reais = (cents: number) => (showsPrices ? reaisFrom(cents) : null)
  return {
    equipmentValue: reais(row.equipment_value_cents),
    inputValue: reais(row.input_value_cents),
    financedValue: reais(row.equipment_value_cents - row.input_value_cents),
    waitingPeriod: row.waiting_period_days,
    installments: row.installments,
    installmentsValue: reais(row.installments_value_cents),
  }
}

/** The credit analysis of an order that the caller may read; 404 if there is none (FIN-007…FIN-011). */
export const findFinancing = async ({ tx, actor }: Reading, orderId: number): Promise<FinancingView> => {
  const row = await tx.selectFrom('order_financing').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  const found = orNotFound(row, 'Este pedido não tem análise de crédito.')
  return { invoiceId: orderId, ...toValues(found, actor.canViewProductPrices), ...toParties(toForm(found)) }
}
