import type { OrderView } from '@girassol/contract/orders'
import type { SaveCart } from './use-save-cart.ts'

/** What every numbered part of step 4 is given. */
export type StepSectionProps = {
  /** With what is still being saved. */
  readonly cart: OrderView
  readonly saving: SaveCart
}
