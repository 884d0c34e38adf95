import type { OrderView } from '@girassol/contract/orders'
import { orderTabs, purchaseTabs } from '@girassol/domain/orders'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useHasRail } from '../../lib/media.ts'
import { CheckoutRail } from './checkout-rail.tsx'
import { CustomerSection } from './customer-section.tsx'
import classes from './delivery-and-payment-step.module.css'
import { DeliverySection } from './delivery-section.tsx'
import { InvoiceRemarksSection } from './invoice-remarks-section.tsx'
import { MissingList } from './missing-list.tsx'
import { PaymentSection } from './payment-section.tsx'
import { SaveLine } from './save-line.tsx'
import type { StepSectionProps } from './step-section.ts'
import { useSaveCart } from './use-save-cart.ts'

const FinishDialog = lazy(async () => ({ default: (await import('./finish-dialog.tsx')).FinishDialog }))

/** In the order of `purchaseTabs`: payment goes first (DET-017). */
const sections = {
  pagamento: PaymentSection,
  cliente: CustomerSection,
  entrega: DeliverySection,
  dados: InvoiceRemarksSection,
} as const satisfies Record<(typeof purchaseTabs)[number], ComponentType<StepSectionProps>>

export type DeliveryAndPaymentStepProps = { readonly cart: OrderView }

/** Step 4, 'Pagamento e Entrega': customer, delivery, payment, additional data and the way to finish (WIZ-009). */
export const DeliveryAndPaymentStep = ({ cart }: DeliveryAndPaymentStepProps) => {
  const saving = useSaveCart(cart)
  const [isFinishing, setFinishing] = useState(false)
  const hasRail = useHasRail()
  const section = { cart: saving.shown, saving }
  const missing = <MissingList missing={cart.missing} />
  const saveLine = <SaveLine progress={saving.progress} onRetry={saving.save} />
  return (
    <div className={classes.step}>
      <div className={classes.sections}>
        {!hasRail && saveLine}
        {purchaseTabs.map((tab, index) => {
          const Section = sections[tab]
          return <Section key={tab} {...section} title={`${index + 1} ${orderTabs[tab]}`} />
        })}
        {!hasRail && missing}
      </div>
      <CheckoutRail
        cart={cart}
        secondary={
          <>
            {missing}
            {saveLine}
          </>
        }
        onSave={() => setFinishing(true)}
      />
      {isFinishing && (
        <Suspense>
          <FinishDialog cart={cart} isSaving={saving.progress.phase === 'saving'} onClose={() => setFinishing(false)} />
        </Suspense>
      )}
    </div>
  )
}
