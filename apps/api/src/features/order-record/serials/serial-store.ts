import { type JudgedSerial, judgeSerials, normalizeSerial, type SerialSource } from '@girassol/domain/warranties'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { Logging } from '../log-order.ts'
import type { TrackedProduct } from './tracked-products.ts'

type Entered = {
  readonly product: Pick<TrackedProduct, 'itemId' | 'code' | 'units'>
  readonly typed: readonly string[]
}

/** The numbers among the typed ones that are registered for the product, in whichever order. */
const listTaken = async (tx: Tx, { product, typed }: Entered): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('serial_number')
    .select('number')
    .where('product_code', '=', product.code)
    .where('number', '=', sql<string>`any(${typed.map(normalizeSerial)}::text[])`)
    .execute()
  return new Set(rows.map(({ number }) => number))
}

/** The units of an item that have a number; what replaces one of them is no further unit (C-204). */
const countRegistered = async (tx: Tx, { itemId, code }: Entered['product']): Promise<number> => {
  const { count } = await tx
    .selectFrom('serial_number')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_item_id', '=', itemId)
    .where('product_code', '=', code)
    .where('replaces_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** WAR-003: the verdict of each typed number of a product; the order is locked when they are stored next. */
export const judgeEntered = async (tx: Tx, entered: Entered): Promise<readonly JudgedSerial[]> => {
  const taken = await listTaken(tx, entered)
  const left = entered.product.units - (await countRegistered(tx, entered.product))
  return judgeSerials(entered.typed, { taken, left })
}

type Registration = Entered & {
  readonly orderId: number
  readonly source: SerialSource
  readonly deliveryId: number | null
}

/**
 * Stores the numbers that are OK, and returns the verdicts. One that another call registers for the product at the same
 * time is a duplicate then (WAR-002). The order must be locked, so that its units are counted once.
 */
export const storeSerials = async (
  { tx, now, author }: Logging,
  registration: Registration,
): Promise<readonly JudgedSerial[]> => {
  const { product, orderId, source, deliveryId } = registration
  const judged = await judgeEntered(tx, registration)
  const good = judged.filter(({ verdict }) => verdict === 'OK').map(({ serial }) => serial)
  if (good.length === 0) return judged
  const stored = await tx
    .insertInto('serial_number')
    .values(
      good.map((number) => ({
        order_id: orderId,
        order_item_id: product.itemId,
        product_code: product.code,
        number,
        source,
        delivery_id: deliveryId,
        registered_by: author.userId,
        registered_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['product_code', 'number']).doNothing())
    .returning('number')
    .execute()
  const kept = new Set(stored.map(({ number }) => number))
  return judged.map(({ serial, verdict }) => ({
    serial,
    verdict: verdict === 'OK' && !kept.has(serial) ? 'DUPLICATE' : verdict,
  }))
}

/** The line of the log about numbers that were registered. */
export const describeRegistered = (name: string, count: number): string =>
  count === 1 ? `1 número de série registrado: ${name}` : `${count} números de série registrados: ${name}`
