import type { Availability } from '../catalogue/availability.ts'
import { stockRefusals } from '../catalogue/availability.ts'
import { promotionSentences } from '../catalogue/promotion.ts'
import { findOrderType } from '../catalogue/store-groups.ts'
import type { OrderType } from '../orders/status/order-type.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The most units of one product (C-27). */
export const mostUnits = 99_999

export type WantedItem = {
  readonly type: OrderType
  readonly groupCode: string
  /** Units after the change, already a multiple of the sale step. */
  readonly quantity: number
  readonly quantityBefore: number
  /** The availability of all the units; null means out of stock (C-28). */
  readonly availability: Availability | null
  /** Promotions are sold today (C-20). */
  readonly promotionOpen: boolean
  /** Another promotional product is in the cart. */
  readonly besideAnotherPromotion: boolean
}

/**
 * Whether the cart may have this many units of the product. Reducing a quantity is always allowed (CART-008, C-20,
 * C-27, C-28).
 */
export const canPutInCart = (item: WantedItem) =>
  firstRefusal(
    [findOrderType(item.groupCode) !== item.type, 'wrongType'],
    [item.type === 'BF' && !item.promotionOpen && item.quantity > item.quantityBefore, 'campaignClosed'],
    [item.type === 'BF' && item.besideAnotherPromotion, 'onePromotion'],
    [item.quantity > mostUnits, 'tooMany'],
    [item.availability === null && item.quantity > item.quantityBefore, 'outOfStock'],
  )

export const cartItemSentences = {
  wrongType: 'Este produto não pode ser adicionado a este tipo de compra.',
  onePromotion: 'Não é possível adicionar mais de um produto promocional!',
  tooMany: 'A quantidade máxima por produto é 99.999.',
  ...stockRefusals,
  ...promotionSentences,
} as const satisfies Record<RuleRefusal<typeof canPutInCart>, string>

const rank = (availability: Availability): string => {
  if (availability === 'Immediate') return ''
  return availability === 'SEARCH' ? '~' : availability
}

/**
 * Whether the date of today still meets the promised one. An earlier date is fine; a later or unknown one is not
 * (C-26).
 */
export const isPromiseMet = (promised: Availability | null, current: Availability | null): boolean => {
  if (current === null) return false
  return promised === null || rank(current) <= rank(promised)
}
