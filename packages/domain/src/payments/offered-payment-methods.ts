import type { OrderType } from '../orders/status/order-type.ts'
import type { Day } from '../shared/brazil-time.ts'
import { type PaymentMethod, paymentMethods } from './payment-method.ts'

/** PAY-003, C-83: from this day on nobody may choose a deposit; orders that have it keep it. */
const depositHiddenFrom: Day = '2022-03-01'

/** The methods that an order of this type may be paid with today (PAY-003, PAY-004), in the order of the screen. */
export const offeredPaymentMethods = (order: {
  readonly type: OrderType
  readonly today: Day
}): readonly PaymentMethod[] => {
  if (order.type === 'BF') return ['BARCODE', 'PIX']
  return paymentMethods.filter((method) => method !== 'DEPOSIT' || order.today < depositHiddenFrom)
}
