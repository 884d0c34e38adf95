import { productListLimits } from '@girassol/domain/product-lists'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, productCode, requiredText, wantedUnits } from './http/fields.ts'
import { addQuickOrder, cartOfPreview } from './quick-order.ts'

const name = requiredText(productListLimits.nameLength)

/** The handler refuses more products than a list may have, with its sentence. */
const items = z.array(z.object({ code: productCode, quantity: wantedUnits })).max(1000)

/** Counts the changes; an edit sends the version it started from. */
const version = z.number().int().min(1)

const listRow = z.object({ id, name: z.string(), version, products: z.number().int(), updatedAt: z.string() })
export type ProductListRow = z.infer<typeof listRow>

const listView = listRow.extend({
  items: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      /** In the store, for this user; others stay in the list and are marked. */
      isAvailable: z.boolean(),
    }),
  ),
})
export type ProductListView = z.infer<typeof listView>

export const listProductLists = endpoint({
  method: 'GET',
  path: '/lists',
  requires: 'lists.use',
  summary: 'The named lists of the seller, by name.',
  response: z.object({ data: z.array(listRow) }),
})

const params = z.object({ id })

export const showProductList = endpoint({
  method: 'GET',
  path: '/lists/:id',
  requires: 'lists.use',
  summary: 'A list with its products.',
  params,
  response: listView,
})

export const createProductList = endpoint({
  method: 'POST',
  path: '/lists',
  requires: 'lists.use',
  summary: 'Create a list: empty, with items, or with those of the open cart or of an order of the seller.',
  body: z.object({ name, items: items.optional(), from: z.union([z.literal('cart'), id]).optional() }),
  response: listView,
  status: 201,
})

export const changeProductList = endpoint({
  method: 'PATCH',
  path: '/lists/:id',
  requires: 'lists.use',
  summary: 'Rename a list, or replace its items: added, changed, removed or in another order.',
  params,
  body: z.object({ version, name: z.optional(name), items: items.optional() }),
  response: listView,
})

export const removeProductList = endpoint({
  method: 'DELETE',
  path: '/lists/:id',
  requires: 'lists.use',
  summary: 'Remove a list at once.',
  params,
  query: z.object({ version: z.coerce.number().int().min(1) }),
  response: z.null(),
  status: 204,
})

export const copyProductList = endpoint({
  method: 'POST',
  path: '/lists/:id/copy',
  requires: 'lists.use',
  summary: 'Create a list with the items of another one.',
  params,
  body: z.object({ name }),
  response: listView,
  status: 201,
})

export const addProductListToCart = endpoint({
  method: 'POST',
  path: '/lists/:id/cart',
  requires: 'lists.use',
  summary: 'Put every product of a list in the cart, through the verdicts of a quick order.',
  params,
  /** Without a version the cart is used as it is now. */
  body: cartOfPreview.partial(),
  response: addQuickOrder.response,
})
