import type { OrderType } from '@girassol/domain/orders'
import { purchaseFlows } from './purchase-flow.ts'

const key = 'girassol-last-flow'

const isType = (text: string | null): text is OrderType => text !== null && Object.hasOwn(purchaseFlows, text)

/** The flow that was last used in this browser; null before the first, or when storage is blocked. */
export const lastFlow = (): OrderType | null => {
  try {
    const text = localStorage.getItem(key)
    return isType(text) ? text : null
  } catch {
    return null
  }
}

export const rememberFlow = (type: OrderType) => {
  try {
    localStorage.setItem(key, type)
  } catch {
    // Storage is blocked: the store's entry marks no flow.
  }
}
