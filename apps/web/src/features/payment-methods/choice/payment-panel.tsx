import type { OrderView } from '@girassol/contract/orders'
import { financingBankLabels, paymentMethodLabels, specialFinancingBank } from '@girassol/domain/payments'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type Pair, Pairs } from '../../../ui/pairs.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { financingPairs, ReadFinancing } from '../../financing/index.ts'
import { DepositAccounts } from './deposit-accounts.tsx'
import classes from './payment-panel.module.css'
import { ViewOptions } from './view-options.tsx'

const loadEditing = () => import('./edit-payment.tsx')
const EditPayment = lazyPart(
  async () => (await loadEditing()).EditPayment,
  () => <SkeletonLines lines={6} />,
)

const cardPair = (label: string, [value, instalments]: readonly [number | null, number | null]): Pair => [
  label,
  <span key={label} className="figures">
    {instalments === null ? '' : `${instalments}× · `}
    <MoneyText reais={value} />
  </span>,
]

const cardPairs = (order: OrderView): readonly Pair[] => {
  const { card1value, card2value, card1installments, card2installments } = order
  const hasTwo = order.paymentMethod === 'CREDIT_CARD + CREDIT_CARD'
  const first = cardPair(hasTwo ? 'Cartão 1' : 'Cartão', [card1value ?? order.rawInvoice, card1installments])
  if (hasTwo) return [first, cardPair('Cartão 2', [card2value, card2installments])]
  if (order.paymentMethod === 'CREDIT_CARD + BARCODE') return [first, cardPair('Boleto', [card2value, null])]
  return order.paymentMethod === 'CREDIT_CARD' ? [first] : []
}

const describeBank = ({ isPaymentSpecialFinancing, financingBank }: OrderView): string | null => {
  if (isPaymentSpecialFinancing) return `Financiamento especial ${financingBankLabels[specialFinancingBank]}`
  return financingBank && financingBankLabels[financingBank]
}

const lenderPairs = (order: OrderView): readonly Pair[] =>
  order.paymentMethod === 'FINANCING' ? [['Banco', describeBank(order)], ...financingPairs(order)] : []

/** PAY-015 */
const othersPairs = ({ othersPaymentMethod: released }: OrderView): readonly Pair[] =>
  released === null
    ? []
    : [
        ['Condição', `${released.code} · ${released.description}`],
        ...released.installments.map(
          ({ numberInstallment, value, dueDate }): Pair => [
            `Parcela ${numberInstallment}`,
            <span key={numberInstallment} className="figures">
              {formatDate(dueDate)} · <MoneyText reais={value} />
            </span>,
          ],
        ),
      ]

const paymentPairs = (order: OrderView): readonly Pair[] => [
  ['Método de pagamento', order.paymentMethod && paymentMethodLabels[order.paymentMethod]],
  ...cardPairs(order),
  ...lenderPairs(order),
  ...othersPairs(order),
  ['Juros', <MoneyText key="interest" reais={order.interestValue} />],
  ['Total', <MoneyText key="total" reais={order.totalInvoice} />],
]

/** How a saved order is paid, and the actions on it (PAY-005, PAY-006). */
export const PaymentPanel = ({ order }: { readonly order: OrderView }) => {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) {
    return <EditPayment order={order} onClose={() => setEditing(false)} />
  }
  const { editPayment, viewOtherMethods, readFinancing } = order.actions
  return (
    <Card>
      <Pairs pairs={paymentPairs(order)} />
      {order.paymentMethod === 'DEPOSIT' && <DepositAccounts />}
      <div className={classes.actions}>
        {editPayment.allowed && (
          <ActionButton label="Editar pagamento" load={loadEditing} onRun={() => setEditing(true)} />
        )}
        {order.paymentMethod === 'OTHERS' && viewOtherMethods.allowed && <ViewOptions order={order} />}
        {order.financing !== null && readFinancing.allowed && <ReadFinancing order={order} />}
      </div>
    </Card>
  )
}
