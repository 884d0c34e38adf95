import type * as contract from '@girassol/contract/warranties'
import { canRegisterSerials, type JudgedSerial, registerSentences, serialVerdicts } from '@girassol/domain/warranties'
import type { Handler, Tx } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { hasSentDelivery } from '../order-record/serials/serial-queries.ts'
import { describeRegistered, judgeEntered, storeSerials } from '../order-record/serials/serial-store.ts'
import { listTrackedProducts, type TrackedProduct } from '../order-record/serials/tracked-products.ts'
import { findSerialGroups } from '../settings/operation/serial-groups.ts'
import { findSerialsView } from './serial-views.ts'

type Named = { readonly itemId: number; readonly productCode?: string | undefined }

/** The product that the numbers belong to; 400 when the item has none with serial numbers, or several of them. */
const requireProduct = async (tx: Tx, orderId: number, { itemId, productCode }: Named): Promise<TrackedProduct> => {
  const tracked = await listTrackedProducts(tx, orderId, await findSerialGroups(tx))
  const ofItem = tracked.filter((product) => product.itemId === itemId)
  const named = productCode === undefined ? ofItem : ofItem.filter(({ code }) => code === productCode)
  const [product, another] = named
  if (product === undefined) throw refuseField('itemId', itemId, 'Este item não tem números de série.')
  if (another !== undefined) throw refuseField('productCode', productCode, 'Escolha o produto do kit.')
  return product
}

/** 409 until the goods are billed or, for an integrator, have left (C-204). */
const requireOpen = async (
  { tx, actor }: Parameters<typeof lockOrder>[0],
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<void> => {
  const decision = canRegisterSerials({ status, hasSentDelivery: await hasSentDelivery(tx, id) }, findSide(actor))
  orRefuse(decision, registerSentences)
}

/** WAR-002: who enters a single number is refused when it cannot be stored; of several the others are stored. */
const refuseSingle = (rows: readonly JudgedSerial[]): void => {
  const [row, another] = rows
  if (row === undefined || another !== undefined || row.verdict === 'OK') return
  const sentence = serialVerdicts[row.verdict].refusal
  if (row.verdict === 'INVALID') throw refuseField('serials.0', row.serial, sentence)
  throw new Refused(sentence, { status: 409, reason: row.verdict })
}

/** WAR-002, WAR-003: judges numbers of a product of the order; with `confirm` those that are OK are stored. */
export const registerSerials: Handler<typeof contract.registerSerials> = async (
  context,
  { params: { id }, body: { serials, confirm, ...named } },
) => {
  const { tx, actor } = context
  const order = await lockOrder(context, id)
  await requireOpen(context, order)
  const product = await requireProduct(tx, id, named)
  const entered = { product, typed: serials }
  if (!confirm) return { rows: [...(await judgeEntered(tx, entered))], serials: await findSerialsView(context, order) }
  const source = findSide(actor) === 'integrator' ? 'INTEGRATOR' : 'LOGISTICS'
  const rows = await storeSerials(byUser(context), { ...entered, orderId: id, source, deliveryId: null })
  refuseSingle(rows)
  const stored = rows.filter(({ verdict }) => verdict === 'OK').length
  if (stored > 0) await logOrderNote(byUser(context), order, describeRegistered(product.name, stored))
  return { rows: [...rows], serials: await findSerialsView(context, order) }
}
