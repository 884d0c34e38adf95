import type { OrderView } from '@girassol/contract/orders'
import type { SaveCart } from '../saving/use-saving.ts'

/** The props of every part of step 4, and of the same part of a saved order. */
export type StepSectionProps = {
  readonly title: string
  /** With the choices that are still being saved. */
  readonly cart: OrderView
  readonly saving: SaveCart
}
