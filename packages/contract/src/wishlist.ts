import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { productCode } from './http/fields.ts'

const params = z.object({ id: productCode })

export const listWishes = endpoint({
  method: 'GET',
  path: '/wishlist',
  requires: 'wishlist.use',
  summary: 'The products that the seller wishes for, the latest first.',
  response: z.array(z.object({ B1_COD: z.string() })),
})

export const readWish = endpoint({
  method: 'GET',
  path: '/wishlist/:id',
  requires: 'wishlist.use',
  summary: 'Whether the seller wishes for a product.',
  params,
  response: z.object({ wishlist: z.boolean() }),
})

export const addWish = endpoint({
  method: 'POST',
  path: '/wishlist/:id',
  requires: 'wishlist.use',
  summary: 'Put a product on the seller’s wish list; once is enough.',
  params,
  response: z.object({ wishlist: z.literal(true) }),
  status: 201,
})

export const removeWish = endpoint({
  method: 'DELETE',
  path: '/wishlist/:id',
  requires: 'wishlist.use',
  summary: 'Take a product off the seller’s wish list.',
  params,
  response: z.null(),
  status: 204,
})
