import type * as contract from '@girassol/contract/payments'
import { can } from '@girassol/domain/access'
import { canSettleDivergence, divergenceSentences } from '@girassol/domain/payments'
import { toPermission } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { findCharges, findEffectiveCharges, type StoredCharge, toChargeView } from '../order-record/charges-queries.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { listOthers } from './charge-store.ts'

type Listing = Pick<Parameters<Handler<typeof contract.listCharges>>[0], 'tx' | 'actor'>

/** The decisions about a payment of another amount, for the users who make them (C-235). */
const toSettlement = (
  { actor }: Listing,
  { status }: OrderRecord,
  { charge, charges }: { readonly charge: StoredCharge; readonly charges: readonly StoredCharge[] },
): contract.ChargeView['settlement'] => {
  if (charge.state !== 'MISMATCHED' || !can(actor.roles, 'payments.settle')) return null
  const facts = { status, charge, others: listOthers(charges, charge) }
  return {
    accept: toPermission(canSettleDivergence('ACCEPTED', facts), divergenceSentences),
    giveBack: toPermission(canSettleDivergence('RETURNED', facts), divergenceSentences),
  }
}

/** The charge that counts for each part, and every payment of another amount that is not settled. */
export const showCharges = async (listing: Listing, order: OrderRecord): Promise<contract.ChargeView[]> => {
  const charges = await findCharges(listing.tx, order.id)
  const effective = findEffectiveCharges(charges)
  const listed = charges.filter((charge) => effective.includes(charge) || charge.state === 'MISMATCHED')
  return listed.map((charge) =>
    toChargeView(charge, listing.actor.canViewProductPrices, toSettlement(listing, order, { charge, charges })),
  )
}

/** C-141: the parts of an order's payment, each with its state. */
export const listCharges: Handler<typeof contract.listCharges> = async (context, { params }) =>
  showCharges(context, await findOrder(context, params.id))
