import { text } from '@girassol/contract/http/fields'
import { mostSerials, normalizeSerial } from '@girassol/domain/warranties'
import { z } from 'zod'
import type { Tx } from '../../../http/context.ts'
import { findSerialGroups } from '../../settings/operation/serial-groups.ts'
import { logOrderNote } from '../log-order.ts'
import type { MovedOrder, Mover } from '../mover.ts'
import { describeRegistered, storeSerials } from './serial-store.ts'
import { listTrackedProducts, type TrackedProduct } from './tracked-products.ts'

/** The serial numbers that the ERP sends with a delivery or alone, by product (WAR-003). */
export const reportedSerials = z
  .array(z.object({ code: text(30), numbers: z.array(text(200)).min(1).max(mostSerials) }))
  .min(1)
  .max(500)
type ReportedSerials = z.output<typeof reportedSerials>

type Reported = {
  readonly order: MovedOrder
  readonly deliveryId: number | null
  readonly serials: ReportedSerials
}

/** The numbers that this order does not have yet: an event may repeat those of an earlier one. */
const listNew = async (tx: Tx, orderId: number, { code, numbers }: ReportedSerials[number]) => {
  const rows = await tx
    .selectFrom('serial_number')
    .select('number')
    .where('order_id', '=', orderId)
    .where('product_code', '=', code)
    .execute()
  const known = new Set(rows.map(({ number }) => number))
  return numbers.filter((number) => !known.has(normalizeSerial(number)))
}

type OfProduct = { readonly product: TrackedProduct | undefined; readonly numbers: readonly string[] }

/** Stores the numbers of one product; the refused ones are returned. */
const storeOfProduct = async (mover: Mover, { order, deliveryId }: Reported, { product, numbers }: OfProduct) => {
  if (product === undefined || numbers.length === 0) return numbers
  const registration = { orderId: order.id, product, typed: numbers, source: 'ERP', deliveryId } as const
  const rows = await storeSerials(mover, registration)
  const refused = rows.filter(({ verdict }) => verdict !== 'OK').map(({ serial }) => serial)
  const stored = rows.length - refused.length
  if (stored > 0) await logOrderNote(mover, order, describeRegistered(product.name, stored))
  return refused
}

const mostNamed = 5

const describeRefused = (code: string, refused: readonly string[]): string => {
  const rest = refused.length > mostNamed ? ` e mais ${refused.length - mostNamed}` : ''
  return `Números de série de ${code} não registrados: ${refused.slice(0, mostNamed).join(', ')}${rest}`
}

/**
 * WAR-003: stores what the ERP sends for an order that is locked. What cannot be stored is named in the log and stops
 * nothing: the delivery has left whatever its labels say.
 */
export const storeReportedSerials = async (mover: Mover, reported: Reported): Promise<void> => {
  const { tx } = mover
  const { order, serials } = reported
  const tracked = await listTrackedProducts(tx, order.id, await findSerialGroups(tx))
  for (const given of serials) {
    const product = tracked.find(({ code }) => code === given.code)
    const numbers = await listNew(tx, order.id, given)
    const refused = await storeOfProduct(mover, reported, { product, numbers })
    if (refused.length > 0) await logOrderNote(mover, order, describeRefused(given.code, refused))
  }
}
