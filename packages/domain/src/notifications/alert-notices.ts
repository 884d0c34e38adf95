import { displayName } from '../catalogue/product-name.ts'
import { type Day, formatDay } from '../shared/brazil-time.ts'
import type { NotificationIcon, NotificationType } from './notification.ts'

/** A notification about a product, for one user alone (C-156). */
export type ProductNotice = {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly icon: NotificationIcon
  /** The screen of what it is about, where that is no order or budget. */
  readonly path?: string
}

type ReturnedProduct = {
  readonly code: string
  /** As the catalogue stores it. */
  readonly name: string
  /** When the next units are shipped; null while there are some in stock. */
  readonly boardingDay: Day | null
}

/** SUB-012: a product can be ordered again. The sentence promises no units (C-194). */
export const productIsBack = ({ code, name, boardingDay }: ReturnedProduct): ProductNotice => ({
  type: 'BUDGET',
  title: 'Produto disponível',
  message: `${displayName(name)} (${code}) já pode ser pedido${boardingDay === null ? '' : `, com embarque em ${formatDay(boardingDay)}`}.`,
  path: `/detalhes/${code}`,
  icon: 'INFO',
})
