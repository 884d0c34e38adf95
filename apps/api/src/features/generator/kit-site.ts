import type { GeneratorOptions } from '@girassol/contract/orders'
import type { StoredKit, TaggedKit } from '@girassol/domain/generator'
import type { Context } from '../../http/context.ts'
import { replaceKitItems } from '../cart/items/replace-kit-items.ts'
import { lockCart } from '../cart/opening/lock-cart.ts'
import type { Deciding } from '../order-record/decision-figures.ts'
import { findKitState } from '../order-record/kit-strings.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { loadOrderTerms } from '../order-record/prices/order-terms.ts'
import { findGeneratorCatalogue } from './cached-generator-catalogue.ts'
import type { Site } from './propose-for.ts'

/**
 * Where the kit of a cart will be installed: the requested state, else the delivery state, else the seller's state
 * (C-23). A kit for another state is checked again for the real one when the cart is finished.
 */
export const findKitSite = async (
  context: Parameters<typeof findGeneratorCatalogue>[0],
  cart: OrderRecord,
  uf?: string,
): Promise<Site> => ({ uf: uf ?? findKitState(cart), catalogue: await findGeneratorCatalogue(context) })

/** The cart for which kits are proposed: a kit is always of the type MP, whatever the cart is while it is empty. */
export const toDeciding = async ({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>, cart: OrderRecord) => {
  const order: OrderRecord = { ...cart, type: 'MP' }
  return { order, actor, now, terms: await loadOrderTerms({ tx, now }, order) } satisfies Deciding
}

/** The caller's cart, created if there is none and locked until the call ends, with the site of its kit. */
export const lockKitSite = async (
  context: Context,
  uf?: string,
): Promise<{ readonly cart: OrderRecord; readonly site: Site }> => {
  const cart = await lockCart(context)
  return { cart, site: await findKitSite(context, cart, uf) }
}

export const toStoredKit = ({ module, inverter, sizing }: TaggedKit, roofTypeId: number): StoredKit => ({
  moduleCode: module.code,
  inverterCode: inverter.code,
  module: module.module,
  inverter: inverter.inverter,
  loads: sizing.loads.map(({ count, mppts }) => ({ count, mppts })),
  roofTypeId,
})

type Chosen = { readonly cart: OrderRecord; readonly options: GeneratorOptions; readonly kit: TaggedKit }

/** Replaces the kit in the cart, and stores what is needed to check its strings again (C-22, C-23). */
export const putInCart = (context: Context, { cart, options, kit }: Chosen) =>
  replaceKitItems(context, { cart, options, kit: toStoredKit(kit, options.roofTypeId), items: kit.items })
