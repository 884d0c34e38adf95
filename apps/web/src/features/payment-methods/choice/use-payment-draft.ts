import type { OrderView } from '@girassol/contract/orders'
import { listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { correctPayment } from '@girassol/contract/payments'
import {
  changePayment,
  computeCharges,
  type Payment,
  type PaymentMethod,
  type PaymentMethodSettings,
} from '@girassol/domain/payments'
import { type Cents, centsFromReais, reaisFrom } from '@girassol/domain/shared'
import { useRef, useState } from 'react'
import { isRefusal } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import type { PaymentChange } from './payment-change.ts'

const toCents = (reais: number | null | undefined): Cents | null => (reais == null ? null : centsFromReais(reais))
const toReais = (cents: Cents | null): number | null => (cents === null ? null : reaisFrom(cents))

const toPayment = (order: OrderView): Payment | null =>
  order.paymentMethod === null
    ? null
    : {
        method: order.paymentMethod,
        // For a single card this column has the whole value of the order.
        card1ValueCents: order.paymentMethod === 'CREDIT_CARD' ? null : toCents(order.card1value),
        card2ValueCents: toCents(order.card2value),
        card1Installments: order.card1installments,
        card2Installments: order.card2installments,
        financingBank: order.financingBank,
        isSpecialFinancing: order.isPaymentSpecialFinancing,
      }

const toPatch = (change: PaymentChange) => ({
  financingBank: change.financingBank,
  isSpecialFinancing: change.isPaymentSpecialFinancing,
  card1ValueCents: change.card1value === undefined ? undefined : toCents(change.card1value),
  card2ValueCents: change.card2value === undefined ? undefined : toCents(change.card2value),
  card1Installments: change.card1installments,
  card2Installments: change.card2installments,
})

const toFields = (payment: Payment) => ({
  paymentMethod: payment.method,
  card1value: toReais(payment.card1ValueCents),
  card2value: toReais(payment.card2ValueCents),
  card1installments: payment.card1Installments,
  card2installments: payment.card2Installments,
  financingBank: payment.financingBank,
  isPaymentSpecialFinancing: payment.isSpecialFinancing,
})

/** The order as it would be with another payment (C-80). */
const withPayment = (order: OrderView, payment: Payment, settings: readonly PaymentMethodSettings[]): OrderView => {
  const shown = { ...order, ...toFields(payment) }
  if (order.rawInvoice === null) return shown
  const charges = computeCharges(payment, {
    settings,
    rawInvoiceCents: centsFromReais(order.rawInvoice),
    grossCommissionCents: toCents(order.grossCommission) ?? 0,
  })
  return { ...shown, totalInvoice: toReais(charges.totalInvoiceCents), interestValue: toReais(charges.interestCents) }
}

/** The payment of a saved order while it is edited: nothing is saved before 'Salvar', which saves all of it. */
export const usePaymentDraft = (order: OrderView, onSaved: () => void) => {
  const [draft, setDraft] = useState(() => toPayment(order))
  const save = useEndpointMutation(correctPayment, {
    refreshes: [showOrder, listOrders, listOrderLog],
    success: 'Pagamento alterado.',
    failure: 'Ocorreu um erro ao alterar método de pagamento.', // PAY-059
    onSuccess: onSaved,
  })
  // The second click of a double click arrives before the button is redrawn.
  const isSent = useRef(false)
  return {
    draft,
    shownWith: (settings: readonly PaymentMethodSettings[]) =>
      draft === null ? order : withPayment(order, draft, settings),
    change: (change: PaymentChange, settings: readonly PaymentMethodSettings[]) =>
      setDraft((before) => {
        const method: PaymentMethod | null = change.paymentMethod ?? before?.method ?? null
        const facts = { settings, rawInvoiceCents: toCents(order.rawInvoice) ?? 0 }
        return method === null ? before : changePayment(before, { ...toPatch(change), method }, facts)
      }),
    refusal: isRefusal(save.error) ? save.error.message : undefined,
    isSaving: save.isPending,
    save: () => {
      if (draft === null || isSent.current) return
      isSent.current = true
      const { financingBank, ...fields } = toFields(draft)
      const body = { ...fields, ...(financingBank !== null && { financingBank }) }
      const again = () => {
        isSent.current = false
      }
      save.mutate({ params: { id: order.id }, body }, { onError: again })
    },
  }
}
