import type * as budgets from '@girassol/contract/budgets'
import * as cart from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'
import * as orders from '@girassol/contract/orders'
import type { Caller } from '../../test-application.ts'
import { add, products, readyCart, type Shop } from '../cart/test-shop.ts'

export type EditBody = RequestFor<typeof budgets.saveBudget>['body']

/** A saved budget of ten panels, an inverter and twenty clamps. */
export const aBudget = async (shop: Shop, call: Caller, sellerCode = 'INT001'): Promise<OrderView> => {
  const { id } = await readyCart(shop, call, sellerCode)
  await add(call, products.clamp, 20)
  const answer = await call(cart.finishAsBudget, { params: { id } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return showBudget(call, id)
}

export const showBudget = async (call: Caller, id: number): Promise<OrderView> =>
  (await call(orders.showOrder, { params: { id } })).json()

/** The items of a budget as an edit sends them, some with other quantities, some new. */
export const toEditItems = (budget: OrderView, changes: Readonly<Record<string, number>> = {}): EditBody['items'] => {
  const present = Object.fromEntries(budget.invoiceItems.map((item) => [item.productErpCode, item.quantity]))
  return Object.entries({ ...present, ...changes }).map(([productErpCode, quantity]) => ({ productErpCode, quantity }))
}
