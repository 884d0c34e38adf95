import type * as contract from '@girassol/contract/generator'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { selectOrders } from '../order-record/order-record.ts'
import { findOpenCartView } from '../orders/detail/order-queries.ts'
import { findKitSite, toDeciding } from './kit-site.ts'
import { toProposals } from './proposal-queries.ts'
import { findBestFit, kitsWith, offeredKits, proposeFor } from './propose-for.ts'

/**
 * C-22: the proposals for the options of the kit in the cart, with today's catalogue and delivery state. A product that
 * is no longer on sale is returned as the reason, not as an error of the call.
 */
export const readProposals: Handler<typeof contract.readProposals> = async (context) => {
  const open = await findOpenCartView(context, requireSellerId(context.actor))
  const cart = orNotFound(open, 'Nenhum carrinho aberto.')
  const options = orNotFound(cart.generator, 'Nenhum kit no carrinho.')
  const record = await selectOrders(context.tx).where('orders.id', '=', cart.id).executeTakeFirstOrThrow()
  const kit = orNotFound(record.kit, 'Nenhum kit no carrinho.')
  const site = await findKitSite(context, record)
  const proposed = await proposeFor(options, site)
  const inCart = await proposeFor({ ...options, moduleId: kit.moduleCode, inverterId: kit.inverterCode }, site)
  return toProposals({
    deciding: await toDeciding(context, record),
    proposed,
    kits: kitsWith(findBestFit(inCart).kit, offeredKits(proposed)),
    inCart: kit,
    cart,
  })
}
