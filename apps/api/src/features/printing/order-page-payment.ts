import type { OrderView } from '@girassol/contract/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { formatDate } from '@girassol/domain/shared'
import { printHiddenReais as money } from '../../documents/printed-text.ts'
import type { Line } from './order-page-delivery.ts'

const cardText = (value: number | null, installments: number | null): string | null =>
  installments === null ? null : `${money(value)} em ${installments === 1 ? '1 parcela' : `${installments} parcelas`}`

/** The payment of an order. */
export const paymentLines = (order: OrderView): readonly Line[] => [
  ['Forma', order.paymentMethod === null ? 'A combinar' : paymentMethodLabels[order.paymentMethod]],
  [order.cards > 1 ? '1º cartão' : 'Cartão', cardText(order.card1value, order.card1installments)],
  ['2º cartão', cardText(order.card2value, order.card2installments)],
  ['Condição', order.othersPaymentMethod?.description ?? null],
  ...(order.othersPaymentMethod?.installments ?? []).map(
    ({ numberInstallment, value, dueDate }): Line => [
      `Parcela ${numberInstallment}`,
      `${money(value)} em ${formatDate(dueDate)}`,
    ],
  ),
  [
    'Financiamento',
    order.financing === null
      ? null
      : `${money(order.financing.financedValue)} em ${order.financing.installments} ${order.financing.installments === 1 ? 'parcela' : 'parcelas'}, entrada de ${money(order.financing.inputValue)}`,
  ],
]
