import type * as contract from '@girassol/contract/orders'
import { isInsured } from '@girassol/domain/orders'
import type { Handler } from '../../../http/context.ts'
import { storeRecalculated } from '../order-store.ts'
import { lockToRecalculate } from './lock-to-recalculate.ts'

/** DET-022, DET-041, C-68: whether the order is insured depends on who is billed. */
export const recalculateInsurance: Handler<typeof contract.recalculateInsurance> = async (context, { params }) => {
  const order = await lockToRecalculate(context, params.id, 'insurance')
  const insurance = isInsured(order.customer_type)
  if (insurance !== order.insurance) {
    const log = insurance ? 'Seguro incluído' : 'Seguro retirado'
    await storeRecalculated(context, order, { set: { insurance }, log })
  }
  return { insurance }
}
