import type { updateCart } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'

export type CartPart = 'customer' | 'delivery' | 'payment' | 'additional'

/** One change of the cart to save. */
export type CartSave = {
  readonly part: CartPart
  /** Absent fields are unchanged. */
  readonly change: RequestFor<typeof updateCart>['body']
  /** The fields to show before the server responds; without it those of `change`. */
  readonly shows?: Partial<OrderView>
  /** The changes that have an endpoint of their own (CUS-036, CUS-044). */
  readonly call?: 'pickup' | 'same'
  /** The quoted sentence, shown when the server fails; a refusal has its own message. */
  readonly failure: string
}

/** Whether the record already has the values of the change. */
export const isSaved = (record: OrderView, { change }: CartSave): boolean =>
  Object.entries(change).every(([field, value]) => record[field as keyof OrderView] === value)
