import type { OrderAction } from '@girassol/domain/orders'
import type { ComponentType, ReactNode } from 'react'
import type { BulkAction } from '../bulk/bulk-action.ts'
import type { ActedOrder } from './acted-order.ts'

export type { ActedOrder } from './acted-order.ts'

/** The props of every dialog about an order; it is mounted open. */
export type OrderDialogProps = { readonly order: ActedOrder; readonly onClose: () => void }

type Effect =
  | {
      readonly Dialog: ComponentType<OrderDialogProps>
      /** Opens a page outside the portal instead, when there is one. */
      readonly opens?: (order: ActedOrder) => string | null
    }
  /** Opens a page of its own. */
  | { readonly to: (order: ActedOrder) => string }

/** An action on an order: one line of the registry (`src/order-commands.tsx`). */
export type OrderCommand = Effect & {
  readonly id: string
  /** The server's decision: allowed, or the reason why not; without it the command is always allowed. */
  readonly action?: OrderAction
  readonly label: string
  readonly icon: ReactNode
  /** The menu of a list row, the header of the detail, or both; 'elsewhere' has its own icon or button. */
  readonly place: 'row' | 'header' | 'both' | 'elsewhere'
  /** The label of its button in the header; without it the command is only in the menu. */
  readonly button?: string
  /** The label of its button beside a row, where there is space for one short word ('Aprovar'). */
  readonly rowButton?: string
  /** Only for integrators: staff read the feedback by its icon (ORD-011, ORD-034). */
  readonly audience?: 'integrators'
  /** Only for these orders; without it, for every order. */
  readonly isOffered?: (order: ActedOrder) => boolean
  /** Hidden instead of refused when there is nothing to show. */
  readonly isShownWhenAllowed?: boolean
  /** How it runs on several orders at once (USE-025). */
  readonly bulk?: BulkAction
  /** Irreversible, or visible outside the portal: red and last. */
  readonly isDangerous?: boolean
}
