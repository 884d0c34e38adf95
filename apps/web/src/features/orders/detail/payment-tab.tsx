import { PaymentPanel } from '../../payment-methods/index.ts'
import { AttachmentsButton } from '../list/order-marks.tsx'
import type { PanelProps } from './order-panels.tsx'

/** How the order is paid, and the files that prove the payment (C-70). */
export const PaymentTab = ({ order }: PanelProps) => (
  <>
    <PaymentPanel order={order} />
    <AttachmentsButton order={order} />
  </>
)
