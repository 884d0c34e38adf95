import type { OrderView } from '@girassol/contract/orders'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { awaitsApproval } from './edit-permission.ts'

const WaitingNotice = lazyPart(async () => (await import('./waiting-notice.tsx')).WaitingNotice)

type WaitingBannerProps = { readonly order: Pick<OrderView, 'id' | 'awaitsApprovalUntil'> | null }

/** COMP-013: that a cart or budget waits for an approval of the company; nothing while it does not. */
export const WaitingBanner = ({ order }: WaitingBannerProps) =>
  order !== null &&
  awaitsApproval(order) && <WaitingNotice orderId={order.id} until={order.awaitsApprovalUntil ?? ''} />
