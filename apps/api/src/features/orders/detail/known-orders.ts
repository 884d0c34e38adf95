import type { OrderView } from '@girassol/contract/orders'
import { orderStatuses } from '@girassol/domain/orders'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { compileOnce } from '../../../database/compile-once.ts'
import { orNotFound } from '../../../http/refused.ts'
import { catalogueVersion } from '../../../records/catalogue-version.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { customerVersion, otherPartsVersion, versionOfAllIn } from '../../order-record/order-parts.ts'
import { type InScope, isReadable, orderNotFound, toScopeFacts } from '../../order-record/readable-orders.ts'
import { selectWhole, toWholeOrderView, type WholeOrder } from './order-queries.ts'

/** Another text after each change of anything that the view of a row of `orders` shows. */
const orderVersion = (
  now: string,
) => sql<string>`concat_ws('.', orders.xmin::text, ${catalogueVersion(now)}, ${customerVersion('orders')},
  ${otherPartsVersion}, ${versionOfAllIn('order_log', sql`part.order_id = orders.id`)})`

type Asked = InScope & { readonly now: string }

const readVersion = compileOnce((tx, given: Asked) =>
  tx.selectFrom('orders').select(orderVersion(given.now).as('view_version')).where(isReadable(given)).compile(),
)

const readWithVersion = compileOnce((tx, given: Asked) =>
  selectWhole(tx, given.now).select(orderVersion(given.now).as('view_version')).where(isReadable(given)).compile(),
)

type KnownOrder = WholeOrder & { readonly view_version: string }

/** In all known orders together: about 8,000 orders, which take 60 MB. */
const mostItems = 80_000

/** Views of carts and budgets also show what the seller ordered before, which has no version. */
const canBeKnown = ({ status }: WholeOrder): boolean => status !== 'CART' && orderStatuses[status].list !== 'budgets'

/**
 * The orders as this process read them last. An order is opened many times a day, by several people, and changes a few
 * times. While nothing of it changed, which one short statement finds out, it is shown again: computed anew for its
 * reader, with today's availability.
 */
export const createKnownOrders = () => {
  const known = new LRUCache<number, KnownOrder>({
    maxSize: mostItems,
    sizeCalculation: ({ lines }) => lines.length + 5,
  })

  const findKnown = async ({ tx }: Reading, asked: Asked): Promise<KnownOrder | undefined> => {
    const last = known.get(asked.id)
    if (last === undefined) return undefined
    const now = orNotFound((await readVersion(tx, asked)).rows[0], orderNotFound)
    return now.view_version === last.view_version ? last : undefined
  }

  const read = async ({ tx }: Reading, asked: Asked): Promise<KnownOrder> => {
    const whole = orNotFound((await readWithVersion(tx, asked)).rows[0], orderNotFound)
    if (canBeKnown(whole)) known.set(asked.id, whole)
    else known.delete(asked.id)
    return whole
  }

  /** An order of the caller's scope as the API returns it; a cart at today's prices. 404 outside the scope (C-08). */
  return async (reading: Reading, id: number): Promise<OrderView> => {
    const asked = { ...toScopeFacts(reading.actor, id), now: reading.now }
    return toWholeOrderView(reading, (await findKnown(reading, asked)) ?? (await read(reading, asked)))
  }
}

export type FindKnownOrder = ReturnType<typeof createKnownOrders>
