import type { OrderView } from '@girassol/contract/orders'
import { countCards } from '@girassol/domain/payments'
import { reaisFrom } from '@girassol/domain/shared'
import type { Actor } from '../../../http/actor.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

type Paid = { readonly order: OrderRecord; readonly actor: Actor; readonly mostInstalments: number | null }

type Reais = (cents: number | null) => number | null

/** The amounts of the credit analysis; the borrower is returned by another call (FIN-007). */
const toFinancing = (order: OrderRecord, reais: Reais): OrderView['financing'] => {
  const { financing_saved_at: savedAt, financing_equipment_cents: equipment, financing_input_cents: input } = order
  if (savedAt === null || equipment === null || input === null) return null
  return {
    borrower: order.financing_of_company ? 'COMPANY' : 'PERSON',
    equipmentValue: reais(equipment),
    inputValue: reais(input),
    financedValue: reais(equipment - input),
    waitingPeriod: order.financing_waiting_days ?? 0,
    installments: order.financing_installments ?? 0,
    installmentsValue: reais(order.financing_installments_cents),
    savedAt,
  }
}

/** The condition that was released for the method 'others' (PAY-015). */
const toOthersMethod = (
  order: OrderRecord,
  reais: Reais,
): Pick<OrderView, 'othersPaymentMethod' | 'othersPaymentMethodCode'> => {
  const released = order.others_payment_method
  return {
    othersPaymentMethodCode: released?.code ?? null,
    othersPaymentMethod: released && {
      code: released.code,
      description: released.description,
      quantityInstallment: released.quantityInstallment,
      rangeInstallment: released.rangeInstallment,
      installments: released.installments.map(({ numberInstallment, valueCents, dueDate }) => ({
        numberInstallment,
        value: reais(valueCents),
        dueDate,
      })),
    },
  }
}

/** The payment of an order as the API returns it; amounts are null without permission (C-29). */
export const toPaymentView = ({ order, actor, mostInstalments }: Paid) => {
  const method = order.payment_method
  const reais = (cents: number | null) => (cents === null || !actor.canViewProductPrices ? null : reaisFrom(cents))
  return {
    paymentMethod: method,
    cards: method === null ? 0 : countCards(method),
    card1value: reais(method === 'CREDIT_CARD' ? order.raw_invoice_cents : order.card1_value_cents),
    card2value: reais(order.card2_value_cents),
    card1installments: order.card1_installments,
    card2installments: order.card2_installments,
    cardMaxInstallmentNumber: mostInstalments,
    financingBank: order.financing_bank,
    isPaymentSpecialFinancing: order.is_payment_special_financing,
    financing: toFinancing(order, reais),
    ...toOthersMethod(order, reais),
  }
}
