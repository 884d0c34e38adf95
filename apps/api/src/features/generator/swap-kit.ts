import type * as contract from '@girassol/contract/generator'
import type { Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { Refused } from '../../http/refused.ts'
import { lockKitSite, putInCart, toDeciding } from './kit-site.ts'
import { toProposals } from './proposal-queries.ts'
import { findBestFit, kitsWith, offeredKits, proposeFor, toPair } from './propose-for.ts'
import { refuseOptions } from './refuse-options.ts'

/**
 * C-22: puts the kit of the chosen pair in the cart, sized for the power of the options. The options do not change, so
 * that the comparison stays the same after the swap. A pair that makes no kit is refused with the reason.
 */
export const swapKit: Handler<typeof contract.swapKit> = async (context, { body }) => {
  const { chosenModuleId, chosenInverterId, ...options } = body
  const { cart, site } = await lockKitSite(context, options.uf)
  const proposed = await proposeFor(options, site)
  if (proposed.invalid) throw refuseOptions(proposed.invalid, options)
  const chosen = await proposeFor({ ...options, moduleId: chosenModuleId, inverterId: chosenInverterId }, site)
  if (chosen.invalid) {
    const { field, message } = chosen.invalid
    throw refuseField(field === 'moduleId' ? 'chosenModuleId' : 'chosenInverterId', body, message)
  }
  const { kit, reason } = findBestFit(chosen)
  if (kit === null) throw new Refused(reason.text, { status: 409, reason: reason.code })
  return toProposals({
    deciding: await toDeciding(context, cart),
    proposed,
    kits: kitsWith(kit, offeredKits(proposed)),
    inCart: toPair(kit),
    cart: await putInCart(context, { cart, options, kit }),
  })
}
