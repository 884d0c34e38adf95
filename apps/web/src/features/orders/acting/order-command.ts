import type { OrderAction } from '@girassol/domain/orders'
import type { ComponentType, ReactNode } from 'react'
import type { BulkAction } from '../bulk/bulk-action.ts'
import type { ActedOrder } from './acted-order.ts'

export type { ActedOrder } from './acted-order.ts'

/** Every dialog about an order takes these and nothing else; it is mounted open. */
export type OrderDialogProps = { readonly order: ActedOrder; readonly onClose: () => void }

type Effect =
  | {
      readonly Dialog: ComponentType<OrderDialogProps>
      /** A page outside that is opened instead, where there is one. */
      readonly opens?: (order: ActedOrder) => string | null
    }
  /** Leads to a page of its own. */
  | { readonly to: (order: ActedOrder) => string }

/** Something that can be done to an order: one line of the registry (`src/order-commands.tsx`). */
export type OrderCommand = Effect & {
  readonly id: string
  /** The server's answer that allows it or says why not; without one it may always be done. */
  readonly action?: OrderAction
  readonly label: string
  readonly icon: ReactNode
  /** The menu of a list row, the header of the detail, or both; 'elsewhere' has an icon or a button of its own. */
  readonly place: 'row' | 'header' | 'both' | 'elsewhere'
  /** The word of its button in the header; without one it stands in the menu alone. */
  readonly button?: string
  /** The word of its button beside a row, where there is room for one short word ('Aprovar'). */
  readonly rowButton?: string
  /** Who has another way to it: staff read the feedback by its icon (ORD-011, ORD-034). */
  readonly audience?: 'integrators'
  /** Left out rather than refused where there is nothing to show. */
  readonly isShownWhenAllowed?: boolean
  /** How it is done to several orders at once (USE-025). */
  readonly bulk?: BulkAction
  /** Irreversible or outward: red and last. */
  readonly isDangerous?: boolean
}
