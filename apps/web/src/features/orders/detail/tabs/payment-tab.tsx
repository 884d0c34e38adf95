import { isStatusAt } from '@girassol/domain/orders'
import { OrderCredit } from '../../../credit/index.ts'
import { ChargeList, PaymentPanel } from '../../../payment-methods/index.ts'
import { useOrderCommand } from '../../acting/order-acting.tsx'
import { AttachmentsButton } from '../../list/order-marks.tsx'
import type { PanelProps } from './order-panels.tsx'

/** A record that was never approved has no charges. */
const beforeApproval = ['cart', 'budget', 'expired', 'validation', 'approval', 'rejected'] as const

/** How the order is paid, its charges, and the files that prove the payment (C-70, REL-011). */
export const PaymentTab = ({ order }: PanelProps) => {
  const onRelease = useOrderCommand('release-credit', order)
  const onSettle = useOrderCommand('settle-divergence', order)
  return (
    <>
      <PaymentPanel order={order} />
      <OrderCredit order={order} onRelease={onRelease} />
      {!isStatusAt(order.status, ...beforeApproval) && <ChargeList orderId={order.id} onSettle={onSettle} />}
      <AttachmentsButton order={order} />
    </>
  )
}
