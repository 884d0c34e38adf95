import { listSellerChanges, type OrderLogEntry, type OrderView, type SellerChange } from '@girassol/contract/orders'
import { financingBankLabels, paymentMethodLabels } from '@girassol/domain/payments'
import { sellerChangeSentences } from '@girassol/domain/sellers'
import { formatDocument } from '@girassol/domain/shared'
import { formatDateTime, formatPhone, formatReais } from '../../../../lib/format.ts'
import { useEndpointQuery } from '../../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { type Pair, Pairs } from '../../../../ui/pairs.tsx'
import { SkeletonLines } from '../../../../ui/skeletons.tsx'
import classes from './former-seller.module.css'
import { LogTimeline } from './log-timeline.tsx'

const describeInstalments = ({ card1Installments: first, card2Installments: second }: SellerChange): string =>
  [first, second].flatMap((count) => (count === null ? [] : [`${count}x`])).join(' + ')

const describePayment = (change: SellerChange): string => {
  const { paymentMethod, financingBank, releasedCondition } = change
  return [
    paymentMethod === null ? '' : paymentMethodLabels[paymentMethod],
    financingBank === null ? '' : financingBankLabels[financingBank],
    releasedCondition ?? '',
    describeInstalments(change),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const describeFinancing = (savedAt: string | null): string | null =>
  savedAt === null ? null : `Preenchida em ${formatDateTime(savedAt)}, apagada na mudança`

const toPairs = (change: SellerChange): readonly Pair[] => {
  const pairs: readonly Pair[] = [
    ['Integrador', change.from.fancyName],
    ['Feito por', change.createdBy],
    ['Cliente', change.customerName],
    ['CPF ou CNPJ', formatDocument(change.customerDocument ?? '')],
    ['Telefone', formatPhone(change.customerPhone ?? '')],
    ['E-mail', change.customerEmail],
    ['Cobrança', change.billingAddress],
    ['Entrega', change.deliveryAddress],
    ['Pagamento', describePayment(change)],
    ['Valor do serviço', change.serviceValue ? formatReais(change.serviceValue) : null],
    ['Análise de crédito', describeFinancing(change.financingSavedAt)],
    ['Dados adicionais', change.additionalData],
    ['Feedback', change.feedback],
  ]
  return pairs.filter(([, value]) => value !== null && value !== '')
}

export type FormerSellerProps = {
  readonly order: OrderView
  /** The lines of the log from before the last change. */
  readonly entries: readonly OrderLogEntry[]
}

/** C-227, SEC-019: for staff, what earlier integrators wrote in the record, and the log until then. */
export const FormerSeller = ({ order, entries }: FormerSellerProps) => {
  const changes = useEndpointQuery(listSellerChanges, { params: { id: order.id } }, { refetchOnMount: 'always' })
  return (
    <section className={classes.former} aria-label={sellerChangeSentences.mark}>
      <h3 className={classes.title}>{sellerChangeSentences.mark}</h3>
      {changes.error !== null && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.error === null && changes.data === undefined && <SkeletonLines lines={4} />}
      {changes.data?.map((change) => (
        <div key={change.id} className={classes.change}>
          <p className={classes.when}>
            De {change.from.fancyName} para {change.to.fancyName}, por {change.author} em {formatDateTime(change.at)}
          </p>
          <Pairs pairs={toPairs(change)} />
        </div>
      ))}
      <LogTimeline entries={entries} />
    </section>
  )
}
