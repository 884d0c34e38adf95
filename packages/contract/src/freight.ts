import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { text, uf } from './http/fields.ts'

export const findFreightDeadline = endpoint({
  method: 'GET',
  path: '/freight/cep/:cep',
  requires: 'store.use',
  summary: 'Working days of delivery to a postal code.',
  params: z.object({ cep: text(12) }),
  response: z.object({ deadline: z.number().int() }),
  callsPerMinute: 60,
})

export const findFreightRate = endpoint({
  method: 'GET',
  path: '/freight/rate/:uf/:city',
  requires: 'store.use',
  summary: 'Percentage and working days of delivery to a city.',
  params: z.object({ uf, city: text(10) }),
  response: z.object({ percentage: z.number(), minimum: z.number(), deadline: z.number().int() }),
})

export const listBranches = endpoint({
  method: 'GET',
  path: '/branches',
  requires: 'orders.read',
  summary: 'The branches that orders are shipped from.',
  response: z.array(z.object({ name: z.string(), companyCode: z.string(), branchCode: z.string() })),
})
