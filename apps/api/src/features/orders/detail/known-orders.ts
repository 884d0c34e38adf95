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
const orderVersion = sql<string>`concat_ws('.', orders.xmin::text, ${catalogueVersion}, ${customerVersion('orders')},
  ${otherPartsVersion}, ${versionOfAllIn('order_log', sql`part.order_id = orders.id`)})`

const readVersion = compileOnce((tx, given: InScope) =>
  tx.selectFrom('orders').select(orderVersion.as('view_version')).where(isReadable(given)).compile(),
)

const readWithVersion = compileOnce((tx, given: InScope) =>
  selectWhole(tx).select(orderVersion.as('view_version')).where(isReadable(given)).compile(),
)

type KnownOrder = WholeOrder & { readonly view_version: string }

/** In all known orders together: about 4,000 orders, which take 30 MB. */
const mostItems = 40_000

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

  const findKnown = async ({ tx }: Reading, scope: InScope): Promise<KnownOrder | undefined> => {
    const last = known.get(scope.id)
    if (last === undefined) return undefined
    const now = orNotFound((await readVersion(tx, scope)).rows[0], orderNotFound)
    return now.view_version === last.view_version ? last : undefined
  }

  const read = async ({ tx }: Reading, scope: InScope): Promise<KnownOrder> => {
    const whole = orNotFound((await readWithVersion(tx, scope)).rows[0], orderNotFound)
    if (canBeKnown(whole)) known.set(scope.id, whole)
    else known.delete(scope.id)
    return whole
  }

  /** An order of the caller's scope as the API returns it; a cart at today's prices. 404 outside the scope (C-08). */
  return async (reading: Reading, id: number): Promise<OrderView> => {
    const scope = toScopeFacts(reading.actor, id)
    return toWholeOrderView(reading, (await findKnown(reading, scope)) ?? (await read(reading, scope)))
  }
}

export type FindKnownOrder = ReturnType<typeof createKnownOrders>
