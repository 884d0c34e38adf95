import { countUnplanned, type DeliveryFacts, type DeliveryLine, findExcess } from '@girassol/domain/deliveries'
import type { Tx } from '../../http/context.ts'
import { notFound, Refused } from '../../http/refused.ts'
import { listOrderedItems } from '../order-record/deliveries/delivery-queries.ts'

type Wanted = {
  readonly orderId: number
  /** The deliveries whose units are taken. */
  readonly others: readonly DeliveryFacts[]
  readonly lines: readonly DeliveryLine[]
}

/**
 * DEL-001: the units of an item in all its deliveries never exceed what was ordered. The caller has locked the order. An
 * item of another order is 404, units beyond what is left 409.
 */
export const requireAvailable = async (tx: Tx, { orderId, others, lines }: Wanted): Promise<void> => {
  const items = await listOrderedItems(tx, orderId)
  const available = countUnplanned(items, others)
  const excess = findExcess(lines, available)
  if (excess === undefined) return
  const item = items.find(({ itemId }) => itemId === excess.itemId)
  if (item === undefined) throw notFound()
  const left = available.get(excess.itemId) ?? 0
  throw new Refused(`${item.name}: ${left === 1 ? 'falta planejar 1 unidade' : `faltam planejar ${left} unidades`}.`, {
    status: 409,
    reason: 'tooManyUnits',
    details: { itemId: excess.itemId, left },
  })
}
