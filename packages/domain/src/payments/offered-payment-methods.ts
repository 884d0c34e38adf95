import type { OrderType } from '../orders/status/order-type.ts'
import type { Day } from '../shared/brazil-time.ts'
import { type PaymentMethod, paymentMethods } from './payment-method.ts'

/** PAY-003, C-83: from this day on a deposit cannot be chosen; orders that have it keep it. */
const depositHiddenFrom: Day = '2022-03-01'

/** The methods that may be chosen for an order of this type today (PAY-003, PAY-004), in the order of the screen. */
export const offeredPaymentMethods = (order: {
  readonly type: OrderType
  readonly today: Day
}): readonly PaymentMethod[] => {
  if (order.type === 'BF') return ['BARCODE', 'PIX']
  return paymentMethods.filter((method) => method !== 'DEPOSIT' || order.today < depositHiddenFrom)
}
