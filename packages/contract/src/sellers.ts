import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

export const sellerView = z.object({
  id,
  name: z.string(),
  fancyName: z.string(),
  cnpj: z.string(),
  erpCode: z.string(),
  erpState: z.string(),
  erpCityName: z.string(),
  pointsEnabled: z.boolean(),
})
export type SellerView = z.infer<typeof sellerView>

export const listSellers = endpoint({
  method: 'GET',
  path: '/users/seller',
  requires: 'sellers.list',
  summary: 'Approved sellers by name, fancy name, CNPJ or code; the selection dialog takes 5 a page.',
  query: z.object({ term: text(100).optional(), ...pageQuery(5) }),
  response: page(sellerView),
})
