import type { OrderView } from '@girassol/contract/orders'
import { useId } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChangingTotal } from '../../../ui/changing-total.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import classes from './payment-panel.module.css'
import { usePaymentDraft } from './use-payment-draft.ts'
import { usePaymentSettings } from './use-payment-settings.ts'

export type EditPaymentProps = { readonly order: OrderView; readonly onClose: () => void }

/** The payment of a saved order, edited in its own tab with the resulting total (PAY-005). */
export const EditPayment = ({ order, onClose }: EditPaymentProps) => {
  const id = useId()
  const { settings } = usePaymentSettings({ type: order.type, showsPrices: order.rawInvoice !== null })
  const draft = usePaymentDraft(order, onClose)
  const shown = draft.shownWith(settings)
  return (
    <Card title="Editar pagamento">
      <PaymentChoice id={id} order={shown} error={draft.refusal} onSave={(change) => draft.change(change, settings)} />
      <footer className={classes.footer}>
        <p className={classes.total}>
          Total <ChangingTotal reais={shown.totalInvoice} />
        </p>
        <ActionButton label="Cancelar" variant="text" onRun={onClose} />
        <ActionButton
          label="Salvar"
          runningLabel="Salvando…"
          variant="next"
          isRunning={draft.isSaving}
          onRun={draft.save}
        />
      </footer>
    </Card>
  )
}
