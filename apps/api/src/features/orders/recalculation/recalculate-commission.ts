import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { priceSavedOrder } from '../../order-record/prices/saved-order-price.ts'
import { storeRecalculated } from '../order-store.ts'
import { lockToRecalculate } from './lock-to-recalculate.ts'

/** DET-040: the net service value of a budget or of a new order, with the service tax of today (C-80). */
export const recalculateCommission: Handler<typeof contract.recalculateCommission> = async (context, { params }) => {
  const order = await lockToRecalculate(context, params.id, 'commission')
  const { net_commission_cents } = await priceSavedOrder(context, order, {})
  if (net_commission_cents === order.net_commission_cents) return { updated: false }
  await storeRecalculated(context, order, { set: { net_commission_cents }, log: 'Valor líquido do serviço atualizado' })
  return { updated: true }
}
