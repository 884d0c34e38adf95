import { finishAsBudget, finishAsOrder, openCart } from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/substitutions'
import { expect } from 'vitest'
import type { Caller } from '../../test-application.ts'
import { change, emptied, kitOptions, type Shop } from '../cart/test-shop.ts'

const email = 'integrator@girassol.demo'

/** A complete cart of the integrator with a sized kit for São Paulo. */
export const kitCart = async (shop: Shop, call: Caller, options = kitOptions): Promise<OrderView> => {
  const { id } = await emptied(call)
  await shop.putKit(email, { kit: await shop.sizeKit(options, 'SP'), options })
  const customerId = await shop.customerIn('SP')
  return change(call, id, { customerId, addressType: 'same', paymentMethod: 'PIX' })
}

export const readOrder = async (call: Caller, id: number): Promise<OrderView> =>
  (await call(showOrder, { params: { id } })).json()

const finish = async (call: Caller, id: number, as: typeof finishAsBudget | typeof finishAsOrder) => {
  const answer = await call(as, { params: { id } })
  expect(answer.statusCode, answer.body).toBe(200)
  return readOrder(call, id)
}

/** A budget, and an order that is not validated, with the same kit. */
export const kitBudget = async (shop: Shop, call: Caller, options = kitOptions): Promise<OrderView> =>
  finish(call, (await kitCart(shop, call, options)).id, finishAsBudget)

export const kitOrder = async (shop: Shop, call: Caller): Promise<OrderView> =>
  finish(call, (await kitCart(shop, call)).id, finishAsOrder)

export const readCart = async (call: Caller): Promise<OrderView> => (await call(openCart)).json()

/** The choices for an item, of the open cart without a number. */
export const findOptions = async (
  call: Caller,
  body: { code: string; invoiceId?: number; by?: string },
): Promise<contract.Substitutes> => {
  const answer = await call(contract.findSubstitutes, { body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** The units of each product, those of the kit and those added by hand. */
export const unitsOf = (order: OrderView): Readonly<Record<string, number>> =>
  Object.fromEntries(order.invoiceItems.map((item) => [item.productErpCode, item.quantity]))
