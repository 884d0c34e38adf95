import { pointTypes } from '@girassol/domain/points'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { availability, id, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { tradeBody } from './points-store/trade-body.ts'

const points = z.number().int()

/** An address as the registers return it: the CEP in digits, the city by name. */
const address = z.object({
  addressCep: z.string(),
  erpState: z.string(),
  erpCityName: z.string(),
  addressDescription: z.string(),
  addressNeighborhood: z.string(),
  addressNumber: z.string(),
  addressComplement: z.string().nullable(),
})

/** PTS-058: a swap with its debit, its integrator, and the product and delivery address at that time. */
export const tradeView = z.object({
  entry: z.object({
    id,
    createdAt: z.iso.datetime(),
    /** Points, positive: the type gives the sign (C-125). */
    value: points,
    type: z.enum(pointTypes),
  }),
  /** The integrator with its current registration. */
  seller: address.extend({
    id,
    name: z.string(),
    cnpj: z.string(),
    pointsEnabled: z.boolean(),
    /** The responsible integrator: the first user of the seller; null without users. */
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
  /** What the integrator could spend, in points, directly before and after the swap (PTS-014). */
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

/** PTS-059: a product of the points store, with the field names of the documents. */
const pointsProduct = z.object({
  B1_COD: z.string(),
  B1_DESC: z.string(),
  CAT_DESC: z.string().nullable(),
  /** A description in a few sentences; empty when there is none. */
  DETALHES: z.string(),
  /** Name of the cover below `/images`. */
  IMG_CAPA: z.string(),
  /** The price of one unit, in points. */
  VLR_TOT: points,
  /** Units in stock, 0 when none or unknown; users who may not see stock get 1 when there is any (STORE-025). */
  quantity: z.number().int(),
  /** When one unit would be shipped; null while out of stock (PTS-019, C-28). */
  boardingDate: z.nullable(availability),
  wishlist: z.boolean(),
  URL_ID: z.string(),
})
export type PointsProductView = z.infer<typeof pointsProduct>

export const listPointsProducts = endpoint({
  method: 'GET',
  path: '/product/points',
  requires: 'points.trade',
  summary: 'The products of the points store by name: all words in any order, case and accents ignored.',
  query: z.object({
    term: z.optional(text(100)),
    onlyWishlisted: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    ...pageQuery(25),
  }),
  response: page(pointsProduct),
})

export const tradePoints = endpoint({
  method: 'POST',
  path: '/points/trade/:id',
  requires: 'points.trade',
  summary: 'Swap points for one unit of a product, delivered to this address.',
  /** The product's URL_ID. */
  params: z.object({ id: text(60) }),
  body: tradeBody,
  response: tradeView,
  status: 201,
})
