import { findPromiseNotice } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import { notifyAboutOrder } from '../../notifications/notify-about-order.ts'
import type { MovedOrder, Mover } from '../mover.ts'
import type { StoredDelivery } from './delivery-queries.ts'
import { recordDeliveryChange } from './record-delivery-change.ts'

/** What may be corrected of a delivery; what is left out stays as it is. */
type ChangeableFacts = {
  readonly carrier?: string | null | undefined
  readonly trackingCode?: string | null | undefined
  readonly trackingLink?: string | null | undefined
  readonly nf?: string | null | undefined
  readonly nfKey?: string | undefined
  readonly promisedOn?: string | null | undefined
}

const toColumns = ({ carrier, trackingCode, trackingLink, nf, nfKey, promisedOn }: ChangeableFacts) => ({
  ...(carrier !== undefined && { carrier }),
  ...(trackingCode !== undefined && { tracking_code: trackingCode }),
  ...(trackingLink !== undefined && { tracking_link: trackingLink }),
  ...(nf !== undefined && { nf }),
  ...(nfKey !== undefined && { nf_key: nfKey }),
  ...(promisedOn !== undefined && { promised_on: promisedOn }),
})

type ChangedDelivery = {
  readonly order: MovedOrder
  readonly delivery: Pick<StoredDelivery, 'id' | 'number' | 'status' | 'promisedOn'>
  readonly facts: ChangeableFacts
}

/** Stores the facts of a delivery, and notifies the readers of its order when its promised day moves (DEL-008). */
export const storeFacts = async (mover: Mover, { order, delivery, facts }: ChangedDelivery): Promise<void> => {
  const { tx, now, author } = mover
  await tx
    .updateTable('delivery')
    .set({ version: sql<number>`version + 1`, ...toColumns(facts) })
    .where('id', '=', delivery.id)
    .execute()
  await recordDeliveryChange(tx, { ...delivery, orderId: order.id, now })
  if (facts.promisedOn === undefined) return
  const notice = findPromiseNotice(delivery, { before: delivery.promisedOn, after: facts.promisedOn })
  if (notice !== null) await notifyAboutOrder(mover, order, { notice, except: author.userId })
}
