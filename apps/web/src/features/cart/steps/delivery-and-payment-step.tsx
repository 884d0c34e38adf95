import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { useHasRail } from '../../../lib/media.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { LockedFields } from '../../../ui/locked-fields.tsx'
import { awaitsApproval } from '../../purchase-approvals/index.ts'
import { SaveLine } from '../saving/save-line.tsx'
import { StoredChoices } from '../saving/stored-choices.tsx'
import { useSaveCart } from '../saving/use-save-cart.ts'
import { CheckoutRail } from './checkout-rail.tsx'
import { withoutChosen } from './chosen-missing.ts'
import classes from './delivery-and-payment-step.module.css'
import { MissingList } from './missing-list.tsx'
import { OrderTermsSections } from './order-terms-sections.tsx'

const FinishDialog = lazyDialog(async () => (await import('./finish-dialog.tsx')).FinishDialog)

export type DeliveryAndPaymentStepProps = { readonly cart: OrderView }

/** Step 4, 'Pagamento e Entrega': customer, delivery, payment, additional data and the way to finish (WIZ-009). */
export const DeliveryAndPaymentStep = ({ cart }: DeliveryAndPaymentStepProps) => {
  const saving = useSaveCart(cart)
  const [isFinishing, setFinishing] = useState(false)
  const hasRail = useHasRail()
  const section = { cart: saving.shown, saving }
  const shown = { ...saving.shown, missing: withoutChosen(cart.missing, saving.pending) }
  const missing = <MissingList missing={shown.missing} />
  const saveLine = <SaveLine progress={saving.progress} onRetry={saving.save} />
  return (
    <div className={classes.step}>
      <div className={classes.sections}>
        <LockedFields isLocked={awaitsApproval(cart)}>
          <StoredChoices stored={saving.stored} />
          {!hasRail && saveLine}
          <OrderTermsSections {...section} />
        </LockedFields>
        {!hasRail && missing}
      </div>
      <CheckoutRail
        cart={shown}
        pending={saving.pending}
        secondary={
          <>
            {missing}
            {saveLine}
          </>
        }
        onSave={() => setFinishing(true)}
      />
      {isFinishing && (
        <FinishDialog cart={cart} isSaving={saving.progress.phase === 'saving'} onClose={() => setFinishing(false)} />
      )}
    </div>
  )
}
