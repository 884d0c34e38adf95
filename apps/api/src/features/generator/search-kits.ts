import type * as contract from '@girassol/contract/generator'
import type { Handler } from '../../http/context.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { lockKitSite, putInCart, toDeciding } from './kit-site.ts'
import { toProposals } from './proposal-queries.ts'
import { findBestFit, offeredKits, proposeFor, toPair } from './propose-for.ts'
import { refuseOptions } from './refuse-options.ts'

/**
 * KIT-001, C-22: puts the kit of the chosen pair in the cart instead of the previous kit. An impossible pair does not
 * change the cart; the reason is returned, with alternatives that work.
 */
export const searchKits: Handler<typeof contract.searchKits> = async (context, { body: options }) => {
  const { cart, site } = await lockKitSite(context, options.uf)
  const proposed = await proposeFor(options, site)
  if (proposed.invalid) throw refuseOptions(proposed.invalid, options)
  const { kit } = findBestFit(proposed)
  return toProposals({
    deciding: await toDeciding(context, cart),
    proposed,
    kits: offeredKits(proposed),
    inCart: kit ? toPair(kit) : cart.kit,
    cart: kit ? await putInCart(context, { cart, options, kit }) : await findOrderView(context, cart.id),
  })
}
