import type { SellerNotice } from '@girassol/domain/notifications'
import type { NotifyContext } from './insert-notifications.ts'
import { notifySeller } from './notify-seller.ts'

/** C-156: notifies every user of the seller, because the customer or a job moved the proposal. */
export const notifyAboutProposal = (context: NotifyContext, sellerId: number, notice: SellerNotice): Promise<void> =>
  notifySeller(context, { sellerId, notice, besides: null })
