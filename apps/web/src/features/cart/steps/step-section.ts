import type { OrderView } from '@girassol/contract/orders'
import type { SaveCart } from '../saving/use-saving.ts'

/** What every part of step 4 is given, and the same part of a saved order. */
export type StepSectionProps = {
  readonly title: string
  /** With what is still being saved. */
  readonly cart: OrderView
  readonly saving: SaveCart
}
