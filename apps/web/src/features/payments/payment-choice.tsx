import type { OrderView } from '@girassol/contract/orders'
import {
  type PaymentChoice as Choice,
  cardsOf,
  isSplitPayment,
  type PaymentMethod,
  type PaymentMethodSettings,
  paymentMethodLabels,
} from '@girassol/domain/payments'
import { type Cents, centsFromReais } from '@girassol/domain/shared'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { type FinancingBank, financingBankLabels } from './financing-bank.ts'
import { InstalmentSelect } from './instalment-select.tsx'
import type { PaymentFields, SavePayment } from './payment-change.ts'
import classes from './payment-choice.module.css'
import { SplitPaymentFields } from './split-payment-fields.tsx'
import { usePaymentSettings } from './use-payment-settings.ts'

export type PaymentChoiceProps = {
  /** Of the group: a link may bring focus here. */
  readonly id: string
  readonly order: Pick<OrderView, 'type' | 'rawInvoice' | 'grossCommission' | PaymentFields>
  readonly error?: string | undefined
  readonly onSave: SavePayment
}

const centsOf = (reais: number | null): Cents | null => (reais === null ? null : centsFromReais(reais))

const choiceOf = (order: PaymentChoiceProps['order'], method: PaymentMethod): Choice => ({
  method,
  card1ValueCents: centsOf(order.card1value),
  card2ValueCents: centsOf(order.card2value),
  card1Installments: order.card1installments,
  card2Installments: order.card2installments,
})

/** The BV form is filled in on a screen of its own, so this bank cannot be chosen here (WIZ-027). */
const banks: readonly FinancingBank[] = ['REDUCED_FEE', 'OTHERS']

const BankChoice = ({ order, onSave }: Pick<PaymentChoiceProps, 'order' | 'onSave'>) => (
  <ChoiceList
    legend="Banco do financiamento"
    choices={banks.map((bank) => ({ id: bank, label: financingBankLabels[bank] }))}
    current={order.financingBank}
    onChange={(id) => onSave({ financingBank: id as FinancingBank }, 'Ocorreu um erro ao selecionar banco.')} // PAY-060
  />
)

type DetailProps = Pick<PaymentChoiceProps, 'order' | 'onSave'> & {
  readonly method: PaymentMethod
  readonly settings: readonly PaymentMethodSettings[]
}

/** What else a chosen method asks for; undefined when nothing. */
const detailOf = ({ order, onSave, method, settings }: DetailProps) => {
  const choice = choiceOf(order, method)
  const rawInvoiceCents = centsOf(order.rawInvoice)
  const detail = { choice, settings, grossCommissionCents: centsOf(order.grossCommission) ?? 0, onSave }
  if (method === 'FINANCING') return <BankChoice order={order} onSave={onSave} />
  if (cardsOf(method) === 0) return undefined
  if (isSplitPayment(method)) {
    return rawInvoiceCents === null ? undefined : <SplitPaymentFields {...detail} rawInvoiceCents={rawInvoiceCents} />
  }
  return (
    <InstalmentSelect
      label="Parcelas"
      method={method}
      settings={settings}
      cents={rawInvoiceCents}
      grossCommissionCents={detail.grossCommissionCents}
      value={choice.card1Installments}
      onChange={(card1installments) => onSave({ card1installments }, 'Erro ao salvar parcelas!')} // PAY-057
    />
  )
}

const notes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  PIX: 'À vista, sem juros',
  BARCODE: 'À vista, sem juros',
  OTHERS: 'Condição combinada com o financeiro depois da validação',
}

/** How the order is paid: the methods on offer and what the chosen one needs (PAY-001…010, PAY-030…034, C-85). */
export const PaymentChoice = ({ id, order, error, onSave }: PaymentChoiceProps) => {
  const payments = usePaymentSettings({ type: order.type, showsPrices: order.rawInvoice !== null })
  if (payments.error !== null) {
    // PAY-028
    return <ErrorState error={payments.error} title="Erro ao carregar métodos de pagamento" onRetry={payments.retry} />
  }
  if (payments.isLoading) return <SkeletonLines lines={5} />
  const choose = (method: string) =>
    onSave({ paymentMethod: method as PaymentMethod }, 'Ocorreu um erro ao alterar método de pagamento.') // PAY-059
  return (
    <div className={classes.choice}>
      <ChoiceList
        id={id}
        legend="Forma de pagamento"
        hidesLegend
        error={error}
        choices={payments.choosable.map(({ reference }) => ({
          id: reference,
          label: paymentMethodLabels[reference],
          note: notes[reference],
          detail: detailOf({ order, onSave, method: reference, settings: payments.settings }),
        }))}
        current={order.paymentMethod}
        onChange={choose}
      />
    </div>
  )
}
