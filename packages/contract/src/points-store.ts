import { pointTypes } from '@girassol/domain/points'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'

const points = z.number().int()

/** An address as the registers write it: the CEP in digits, the city by its name. */
const address = z.object({
  addressCep: z.string(),
  erpState: z.string(),
  erpCityName: z.string(),
  addressDescription: z.string(),
  addressNeighborhood: z.string(),
  addressNumber: z.string(),
  addressComplement: z.string().nullable(),
})

/** PTS-058: a swap with its debit, its integrator, the product and the delivery address as they were then. */
export const tradeView = z.object({
  entry: z.object({
    id,
    createdAt: z.iso.datetime(),
    /** Points, positive: the type gives the sign (C-125). */
    value: points,
    type: z.enum(pointTypes),
  }),
  /** The integrator as it is registered today. */
  seller: address.extend({
    id,
    name: z.string(),
    cnpj: z.string(),
    pointsEnabled: z.boolean(),
    /** The responsible integrator: the first user of the seller; null while it has none. */
    user: z.object({ name: z.string() }).nullable(),
  }),
  /** Where the product goes. */
  delivery: address,
  /** One product for each swap (C-129). */
  products: z.array(
    z.object({
      code: z.string(),
      description: z.string(),
      category: z.string().nullable(),
      quantity: z.literal(1),
      /** Points. */
      value: points,
    }),
  ),
  /** What the integrator could spend, in points, right before and right after the swap (PTS-014). */
  balanceBefore: points,
  balanceAfter: points,
})
export type TradeView = z.infer<typeof tradeView>

export const showTrade = endpoint({
  method: 'GET',
  path: '/points/:id/trade',
  requires: 'points.read',
  summary: 'One swap by the number of its entry: of the own integrator, for staff of any.',
  params: z.object({ id }),
  response: tradeView,
})
