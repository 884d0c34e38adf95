import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import { formatReais, formatShortDate, formatTime, hidden } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import type { AnalysisHandlers } from './analysis-menu.tsx'
import classes from './card-analysis.module.css'
import { toPaidCards } from './paid-cards.ts'

type PaymentsProps = { readonly analysis: CardAnalysisView }

/** C-99: value and instalments of each card, 'R$ 4.000,00 em 3×'. */
export const PaymentLines = ({ analysis }: PaymentsProps) =>
  toPaidCards(analysis).map(
    ({ label, payment }) =>
      payment !== null && (
        <span key={label} className={classes.second}>
          {payment.value === null ? hidden : formatReais(payment.value)} em {payment.installments}×
        </span>
      ),
  )

const formatConfirmed = (iso: string, now: Date): string =>
  `Confirmado em ${formatShortDate(iso, now)} às ${formatTime(iso)}`

type ConfirmProps = PaymentsProps & { readonly handlers: AnalysisHandlers; readonly isWide?: boolean }

/** CCA-007: the button after the cards were checked; before that the reason, and after confirmation its date. */
export const ConfirmOrReason = ({ analysis, handlers, isWide = false }: ConfirmProps) => {
  const { actions, finishedAt, invoice } = analysis
  const now = useNow()
  if (actions.confirmPayment.allowed) {
    return (
      <ActionButton
        label="Confirmar pagamento"
        name={`Confirmar pagamento do pedido ${invoice.id}`}
        size={isWide ? 'sm' : 'compact'}
        isWide={isWide}
        onRun={() => handlers.onConfirm(analysis)}
      />
    )
  }
  return (
    <span className={classes.second}>
      {finishedAt === null ? actions.confirmPayment.reason : formatConfirmed(finishedAt, now)}
    </span>
  )
}
