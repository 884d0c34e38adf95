import type { OrderView } from '@girassol/contract/orders'
import { financingBankLabels, paymentMethodLabels, specialFinancingBank } from '@girassol/domain/payments'
import { centsFromReais, splitEvenly } from '@girassol/domain/shared'
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

/** '12× de R$ 1.038,41'; the first instalment has the cents that do not divide (PAY-033). */
const instalmentPair = (paid: number | null, instalments: number): Pair => [
  'Cartão',
  <span key="card" className="figures">
    {instalments}× de{' '}
    <MoneyText cents={paid === null ? null : (splitEvenly(centsFromReais(paid), instalments).at(-1) ?? null)} />
  </span>,
]

/** A part before interest and service, which have lines of their own. */
const partPair = (label: string, value: number | null, instalments: number | null): Pair => [
  label,
  <span key={label} className="figures">
    <MoneyText reais={value} />
    {instalments === null ? '' : ` em ${instalments}×`}
  </span>,
]

/** A single card pays the whole order with interest and service (C-80), less what a boleto pays. */
const cardPairs = (order: OrderView): readonly Pair[] => {
  const { paymentMethod, totalInvoice, card1value, card2value, card1installments, card2installments } = order
  if (paymentMethod === 'CREDIT_CARD') return [instalmentPair(totalInvoice, card1installments ?? 1)]
  if (paymentMethod === 'CREDIT_CARD + BARCODE') {
    const paid = totalInvoice === null || card2value === null ? null : totalInvoice - card2value
    return [instalmentPair(paid, card1installments ?? 1), partPair('Boleto', card2value, null)]
  }
  if (paymentMethod !== 'CREDIT_CARD + CREDIT_CARD') return []
  return [partPair('Cartão 1', card1value, card1installments), partPair('Cartão 2', card2value, card2installments)]
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

const servicePairs = ({ grossCommission }: OrderView): readonly Pair[] =>
  grossCommission === 0 ? [] : [['Serviço', <MoneyText key="service" reais={grossCommission} />]]

const paymentPairs = (order: OrderView): readonly Pair[] => [
  ['Método de pagamento', order.paymentMethod && paymentMethodLabels[order.paymentMethod]],
  ...cardPairs(order),
  ...lenderPairs(order),
  ...othersPairs(order),
  ['Juros', <MoneyText key="interest" reais={order.interestValue} />],
  ...servicePairs(order),
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
