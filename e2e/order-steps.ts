import { finishAsOrder, updateCart } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { advanceOrder } from '@girassol/contract/inbound'
import { approveOrder } from '@girassol/contract/order-approval'
import { checkValidation, validateOrder } from '@girassol/contract/order-validation'
import type { OrderView } from '@girassol/contract/orders'
import type { Caller } from './caller.ts'
import { inTurn } from './in-turn.ts'
import { fillCart } from './purchases.ts'

type LogIn = (account: string, seller?: string) => Promise<void>

export type Prepared = { readonly call: Caller; readonly logIn: LogIn }

type Bought = {
  readonly payment?: OrderView['paymentMethod']
  /** Delivered to the customer's address unless it is picked up. */
  readonly isPickup?: boolean
  /** The terms of the validation. */
  readonly terms?: Partial<RequestFor<typeof validateOrder>['body']>
}

/** The integrator's company, for which staff buy here: the integrator's own cart is used by other stories. */
const seller = 'INT001'

/** An order of the integrator's company that waits for validation. */
export const orderInAnalysis = async (
  { call, logIn }: Prepared,
  { payment = 'PIX', isPickup = false }: Bought = {},
) => {
  await logIn('commercial-supervisor')
  return inTurn(seller, async () => {
    const { id } = await fillCart(call, { seller })
    const financing = payment === 'FINANCING' ? ({ financingBank: 'OTHERS' } as const) : {}
    const address = isPickup ? {} : ({ addressType: 'same' } as const)
    const body = { ...address, paymentMethod: payment, ...financing }
    await call(updateCart, { seller, params: { id }, body })
    await call(finishAsOrder, { seller, params: { id } })
    return id
  })
}

/** The same, validated by a commercial user for the day with the most room: other stories may fill the first one. */
export const validatedOrder = async (prepared: Prepared, bought: Bought = {}) => {
  const id = await orderInAnalysis(prepared, bought)
  await prepared.logIn('commercial')
  const { deliveryDateSeparationCapacity: days } = await prepared.call(checkValidation, { params: { id } })
  const [roomiest] = days.filter(({ quantity }) => quantity > 0).toSorted((a, b) => b.quantity - a.quantity)
  const deliveryDate = bought.isPickup ? null : (roomiest?.date ?? null)
  await prepared.call(validateOrder, { params: { id }, body: { discount: 0, deliveryDate, ...bought.terms } })
  return id
}

/** Lets ERP, gateway and carrier move the order to that status. */
export const advance = async ({ call, logIn }: Prepared, id: number, to: OrderView['status']) => {
  await logIn('administrator')
  await call(advanceOrder, { params: { id }, body: { to } })
}

/** The same, approved and created in the ERP. */
export const approvedOrder = async (prepared: Prepared, bought: Bought = {}) => {
  const id = await validatedOrder(prepared, bought)
  await prepared.logIn('administrator')
  await prepared.call(approveOrder, { params: { id } })
  await advance(prepared, id, 'INVOICE_APPROVED')
  return id
}

/** The same, paid and billed: its NF-e is issued. */
export const billedOrder = async (prepared: Prepared, bought: Bought = {}) => {
  const id = await approvedOrder(prepared, bought)
  await advance(prepared, id, 'INVOICE_BILLED')
  return id
}
