import type * as contract from '@girassol/contract/generator'
import type { TaggedKit } from '@girassol/domain/generator'
import type { Handler } from '../../http/context.ts'
import { addItemsToCart } from '../cart/items/add-items.ts'
import { putBackKitItem } from '../cart/items/put-back-kit-item.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { lockKitSite, toStoredKit } from './kit-site.ts'
import { findBestFit, isPair, proposeFor } from './propose-for.ts'

/** The cart has this kit, or none since the removal. */
const fitsCart = (kit: TaggedKit, cart: OrderRecord): boolean => cart.kit === null || isPair(kit, cart.kit)

/**
 * C-32: undoes the removal of an item of a kit. The kit is sized again, so that only what belongs to it counts as its
 * units; any other item is added as if by hand.
 */
export const restoreKitItem: Handler<typeof contract.restoreKitItem> = async (context, { body }) => {
  const { chosenModuleId: moduleId, chosenInverterId: inverterId, erpCode, quantity, kitQuantity, ...options } = body
  const { cart, site } = await lockKitSite(context, options.uf)
  const { kit } = findBestFit(await proposeFor({ ...options, moduleId, inverterId }, site))
  const item = { code: erpCode, quantity, kitQuantity }
  if (kit === null || !fitsCart(kit, cart) || !kit.items.some(({ code }) => code === erpCode)) {
    return addItemsToCart(context, { cart, items: [item] })
  }
  return putBackKitItem(context, {
    cart,
    options,
    kit: toStoredKit(kit, options.roofTypeId),
    items: kit.items,
    item,
  })
}
