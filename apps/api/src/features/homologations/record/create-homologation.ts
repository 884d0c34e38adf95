import type * as contract from '@girassol/contract/homologations'
import { canOpenHomologation, openingSentences } from '@girassol/domain/homologations'
import { statusAt } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { notFound, orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import { findOrder, orderNotFound } from '../../order-record/readable-orders.ts'
import { findSiteConnection } from '../../sites/site-connection-queries.ts'
import { findUtilityNamed } from '../../utilities/utility-queries.ts'
import { findHomologationView } from '../homologation-queries.ts'
import { insertHomologation, insertLogLine, refuseTakenUnit } from '../homologation-store.ts'
import { findEquipment } from '../pack/kit-lines.ts'
import { copyFields } from './copy-fields.ts'

/** HOM-001: a homologation of an order or budget with a kit, filled from its customer and its site. */
export const createHomologation: Handler<typeof contract.createHomologation> = async (
  context,
  { body: { source, siteId } },
) => {
  const { tx, actor, now } = context
  const sellerId = requireSellerId(actor)
  const order = await findOrder(context, source.id)
  if (order.seller_id !== sellerId) throw notFound(orderNotFound)
  const lines = await listOrderLines(context, order.id)
  const status = statusAt({ status: order.status, finishedAt: order.finished_at }, now)
  const hasKit = findEquipment({ order, lines }) !== null
  orRefuse(canOpenHomologation({ kind: source.kind, status, hasKit }), openingSentences)
  const wantedSite = siteId ?? order.site_id
  const site = wantedSite === null ? null : await findSiteConnection(tx, { id: wantedSite, sellerId })
  const fields = copyFields(order, site)
  await lockSeller(tx, sellerId)
  await refuseTakenUnit(tx, { sellerId, unit: fields.consumer_unit ?? null, besides: 0 })
  const id = await insertHomologation(tx, {
    seller_id: sellerId,
    order_id: order.id,
    status_on: toDay(now),
    ...fields,
    utility_id: site?.utility ? await findUtilityNamed(tx, site.utility) : null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
  })
  await insertLogLine(tx, { homologation_id: id, at: now, author_id: actor.userId, kind: 'CREATED' })
  const subject = { kind: 'homologation', id, name: String(id) } as const
  const after = { status: 'DOCUMENTS' }
  await recordChange(tx, { now, author: actor, action: 'create', subject, before: null, after })
  return findHomologationView(context, { id, sellerId })
}
