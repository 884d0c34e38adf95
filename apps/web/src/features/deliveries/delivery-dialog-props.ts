import type { DeliveryView } from '@girassol/contract/deliveries'

/** What every dialog about one delivery is given. */
export type DeliveryDialogProps = {
  readonly orderId: number
  readonly delivery: DeliveryView
  /** Shows the deliveries as another user changed them. */
  readonly onReload: () => void
  readonly onClose: () => void
}
