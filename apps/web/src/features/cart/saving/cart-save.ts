import type { updateCart } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'

export type CartPart = 'customer' | 'delivery' | 'payment' | 'additional'

/** One thing to store of the cart. */
export type CartSave = {
  readonly part: CartPart
  /** Absent fields stay. */
  readonly change: RequestFor<typeof updateCart>['body']
  /** What shows at once, before the server answers; the change itself unless told. */
  readonly shows?: Partial<OrderView>
  /** The calls of their own (CUS-036, CUS-044). */
  readonly call?: 'pickup' | 'same'
  /** The quoted sentence, told when the server fails; a refusal has its own. */
  readonly failure: string
}

/** Has the record already what the save would store? */
export const isSaved = (record: OrderView, { change }: CartSave): boolean =>
  Object.entries(change).every(([field, value]) => record[field as keyof OrderView] === value)
