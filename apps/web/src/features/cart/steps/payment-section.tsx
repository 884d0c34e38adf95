import { Card } from '../../../ui/card.tsx'
import { OrderCredit } from '../../credit/index.ts'
import { type PaymentChange, PaymentChoice, shownBy } from '../../payment-methods/index.ts'
import { fieldIds } from './missing-fields.ts'
import type { StepSectionProps } from './step-section.ts'

/** The payment of the cart, and the credit that it would use (CRED-004). */
export const PaymentSection = ({ title, cart, saving }: StepSectionProps) => {
  const { refusal, save } = saving
  const store = (change: PaymentChange, failure: string) =>
    save({ part: 'payment', change, shows: shownBy(change), failure })
  return (
    <>
      <Card title={title}>
        <PaymentChoice
          id={fieldIds.payment}
          order={cart}
          error={refusal?.save.part === 'payment' ? refusal.error.message : undefined}
          onSave={store}
        />
      </Card>
      <OrderCredit order={cart} />
    </>
  )
}
