import { advanceOrder } from '@girassol/contract/administration'
import type { RequestOf } from '@girassol/contract/http/endpoint'
import { approveOrder } from '@girassol/contract/order-approval'
import { validateOrder } from '@girassol/contract/order-validation'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { expect } from '@playwright/test'
import type { Caller } from './caller.ts'
import { type Purchase, placeOrder } from './purchases.ts'

type Terms = Partial<RequestOf<typeof validateOrder>['body']>
type Status = OrderView['status']

/** An order that staff validated on these terms and approved, and that the ERP accepted. */
export const approvedOrder = async (call: Caller, purchase: Purchase = {}, terms: Terms = {}) => {
  const order = await placeOrder(call, purchase)
  const params = { id: order.id }
  await call(validateOrder, { params, body: { discount: 0, ...terms } })
  await call(approveOrder, { params })
  await expect.poll(async () => (await call(showOrder, { params })).status).toBe('INVOICE_APPROVED')
  return order
}

/** The simulated ERP, gateway and carrier take an order to a status; only an administrator has them do so. */
export const advanceTo = (call: Caller, id: number, to: Status) => call(advanceOrder, { params: { id }, body: { to } })
