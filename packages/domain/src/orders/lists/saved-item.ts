import { can } from '../../access/can.ts'
import type { Role } from '../../access/roles.ts'
import { inverterGroup, moduleGroup } from '../../catalogue/store-groups.ts'
import { firstRefusal, type RuleRefusal } from '../../shared/decision.ts'
import type { OrderType } from '../status/order-type.ts'

export type SavedItemChange = {
  readonly roles: readonly Role[]
  readonly type: OrderType
  readonly code: string
  /** Units after the change; 0 takes the item out. */
  readonly quantity: number
  /** The codes of the other items of the order. */
  readonly others: readonly string[]
}

/** Whether it is the last inverter or the last panel. */
const isLastPart = ({ code, others }: SavedItemChange): boolean =>
  [inverterGroup, moduleGroup].some(
    (group) => code.startsWith(group) && !others.some((other) => other.startsWith(group)),
  )

/**
 * Whether an item of a saved order may have this quantity. Only commercial roles remove items, never the last one, and
 * a generator needs an inverter and a panel (DET-048, DET-049, DET-050). Every user may remove items from a cart
 * (C-32).
 */
export const canChangeSavedItem = (change: SavedItemChange) => {
  const isRemoval = change.quantity <= 0
  return firstRefusal(
    [isRemoval && !can(change.roles, 'orders.removeItem'), 'mayNotRemove'],
    [isRemoval && change.others.length === 0, 'lastItem'],
    [isRemoval && change.type === 'MP' && isLastPart(change), 'lastPart'],
  )
}

export const savedItemSentences = {
  mayNotRemove: 'Você não tem permissão para remover este item do pedido.',
  lastItem: 'Não é possível deixar um pedido sem itens.',
  lastPart:
    'Para que sua compra seja autorizada, é necessário adicionar no mínimo 1 inversor e 1 Painel solar em seu pedido.',
} as const satisfies Record<RuleRefusal<typeof canChangeSavedItem>, string>
