import type * as contract from '@girassol/contract/generator'
import { displayName } from '@girassol/domain/catalogue'
import { reaisFrom } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { availabilityToday, findSellableProducts } from '../cart/items/sellable-products.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'
import { findGeneratorCatalogue } from './cached-generator-catalogue.ts'
import { calculateLineStructure } from './calculate-line-structure.ts'

/**
 * KIT-017, C-24: the products of structure lines at today's prices, which the editor of a budget merges; stores
 * nothing. Refuses with 404 outside the caller's scope and with 409 an order that may no longer be edited.
 */
export const calculateBudgetStructure: Handler<typeof contract.calculateBudgetStructure> = async (
  context,
  { params, body },
) => {
  const { actions } = await findOrderView(context, params.id)
  if (!actions.edit.allowed) throw new Refused(actions.edit.reason, { status: 409, reason: 'notEditable' })
  const items = calculateLineStructure(body, await findGeneratorCatalogue(context))
  const products = await findSellableProducts(
    context,
    items.map(({ code }) => code),
  )
  const { canViewProductPrices } = context.actor
  return {
    products: items.map(({ code, quantity }) => {
      const product = products.of(code)
      return {
        erpCode: code,
        productName: displayName(product.name),
        quantity,
        unitValue: canViewProductPrices ? reaisFrom(product.price_cents) : null,
        availability: availabilityToday(product, quantity, context.now),
      }
    }),
  }
}
