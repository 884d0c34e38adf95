import type { OrderView } from '@girassol/contract/orders'
import {
  type PaymentChoice as Choice,
  countCards,
  findMaxInstalments,
  isSplitPayment,
  type PaymentMethod,
  type PaymentMethodSettings,
  paymentMethodLabels,
} from '@girassol/domain/payments'
import { type Cents, centsFromReais } from '@girassol/domain/shared'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { FinancingChoice } from './financing-choice.tsx'
import { InstalmentSelect } from './instalment-select.tsx'
import { LastMethod } from './last-method.tsx'
import type { SavePayment } from './payment-change.ts'
import classes from './payment-choice.module.css'
import { SplitPaymentFields } from './split-payment-fields.tsx'
import { usePaymentSettings } from './use-payment-settings.ts'
import { ViewOptions } from './view-options.tsx'

export type PaymentChoiceProps = {
  /** The id of the group: a link may move the focus here. */
  readonly id: string
  readonly order: OrderView
  readonly error?: string | undefined
  readonly onSave: SavePayment
}

const toCents = (reais: number | null): Cents | null => (reais === null ? null : centsFromReais(reais))

const toChoice = (order: OrderView, method: PaymentMethod): Choice => ({
  method,
  card1ValueCents: toCents(order.card1value),
  card2ValueCents: toCents(order.card2value),
  card1Installments: order.card1installments,
  card2Installments: order.card2installments,
})

type DetailProps = Pick<PaymentChoiceProps, 'order' | 'onSave'> & {
  readonly method: PaymentMethod
  readonly settings: readonly PaymentMethodSettings[]
}

const CardDetail = ({ order, onSave, method, settings }: DetailProps) => {
  const choice = toChoice(order, method)
  const rawInvoiceCents = toCents(order.rawInvoice)
  const detail = { choice, settings, grossCommissionCents: toCents(order.grossCommission) ?? 0, onSave }
  if (isSplitPayment(method)) {
    return rawInvoiceCents === null ? null : <SplitPaymentFields {...detail} rawInvoiceCents={rawInvoiceCents} />
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

/** The additional fields of a chosen method; undefined when there are none. */
const drawDetail = (props: DetailProps) => {
  const { order, onSave, method } = props
  if (method === 'FINANCING') return <FinancingChoice order={order} onSave={onSave} />
  if (method === 'OTHERS') return order.actions.viewOtherMethods.allowed ? <ViewOptions order={order} /> : undefined
  return countCards(method) === 0 ? undefined : <CardDetail {...props} />
}

const notes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  PIX: 'À vista, sem juros. Confirmado em instantes.', // USE-014
  BARCODE: 'À vista, sem juros. O banco confirma em até 2 dias úteis.', // DET-054
  'CREDIT_CARD + BARCODE': 'Uma parte no cartão, o resto à vista',
  FINANCING: 'O banco paga o pedido depois de aprovar o crédito',
  OTHERS: 'Condição combinada com o financeiro depois da validação',
}

/** The consequence of a method, in one line. */
const describeMethod = (method: PaymentMethod, settings: readonly PaymentMethodSettings[]): string | undefined => {
  const most = findMaxInstalments(method, settings)
  if (method === 'CREDIT_CARD') return `Em até ${most}×, liberado depois da análise do cartão`
  return method === 'CREDIT_CARD + CREDIT_CARD' ? `Em até ${most}× em cada cartão` : notes[method]
}

/** How the order is paid: the offered methods and the fields of the chosen one (PAY-001…010, PAY-030…034, C-85). */
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
      <LastMethod order={order} offered={payments.choosable.map(({ reference }) => reference)} onChoose={choose} />
      <ChoiceList
        id={id}
        legend="Forma de pagamento"
        hidesLegend
        error={error}
        choices={payments.choosable.map(({ reference }) => ({
          id: reference,
          label: paymentMethodLabels[reference],
          note: describeMethod(reference, payments.settings),
          detail: drawDetail({ order, onSave, method: reference, settings: payments.settings }),
        }))}
        current={order.paymentMethod}
        onChange={choose}
      />
    </div>
  )
}
