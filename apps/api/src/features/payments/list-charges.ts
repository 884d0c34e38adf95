import type * as contract from '@girassol/contract/payments'
import type { Handler } from '../../http/context.ts'
import { findCharges, findEffectiveCharges, toChargeView } from '../order-record/charges-queries.ts'
import { requireReadable } from '../order-record/readable-orders.ts'

/** C-141: the parts of an order's payment, each with its state. */
export const listCharges: Handler<typeof contract.listCharges> = async (context, { params }) => {
  await requireReadable(context, params.id)
  const charges = findEffectiveCharges(await findCharges(context.tx, params.id))
  return charges.map((charge) => toChargeView(charge, context.actor.canViewProductPrices))
}
