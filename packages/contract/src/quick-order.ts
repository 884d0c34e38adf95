import { orderTypes } from '@girassol/domain/orders'
import { mostQuickLines, mostReorderedOrders, quickVerdicts } from '@girassol/domain/quick-order'
import { z } from 'zod'
import { endpoint, type ResponseFor } from './http/endpoint.ts'
import { availability, id, lines, productCode, text, wantedUnits } from './http/fields.ts'
import { fileBody, fileBytes } from './http/file.ts'
import { namedFile } from './http/file-import.ts'
import { orderView } from './orders.ts'

const offer = z.object({ code: z.string(), name: z.string() })

const row = z.object({
  /** Its place in the list, from 1. */
  row: z.number().int(),
  /** As it was written. */
  read: z.string(),
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** The units that would be put in the cart, after merging and rounding; null when they are not valid. */
  quantity: z.number().int().nullable(),
  verdict: z.enum(quickVerdicts),
  sentence: z.string(),
  availability: z.nullable(availability),
  /** Products with such a name, best first, for a row without a known code. */
  offers: z.array(offer),
})
export type QuickRow = z.infer<typeof row>

/** Another one after every change of the cart. */
const cartVersion = z.nullable(text(40))

const preview = z.object({
  rows: z.array(row),
  /** What the rows can be put in; null while the user has no open cart. */
  cartVersion,
  /** The type that the cart has, or gets from the first product; null when no row can be sold. */
  type: z.enum(orderTypes).nullable(),
  /** The type of the first row that does not fit the cart; null when all fit. */
  otherType: z.enum(orderTypes).nullable(),
})
export type QuickPreview = z.infer<typeof preview>

/** The rows are judged as if the cart had this type; items of another type would be removed from it. */
const asType = z.enum(orderTypes).optional()

/** The cart that the user saw with the verdicts, and what happens to its type. */
export const cartOfPreview = z.object({
  /** 409 if the cart has changed since. */
  cartVersion,
  /** The user agreed that the cart changes to this type and loses its items of another one. */
  changeType: asType,
})

export const previewQuickOrder = endpoint({
  method: 'POST',
  path: '/quick-order/preview',
  requires: 'quickOrder.use',
  summary: 'What each line of a written list would put in the cart, or why it would not; changes nothing.',
  body: z.object({ text: lines(50_000), type: asType }),
  response: preview,
  callsPerMinute: 120,
})

export const previewQuickOrderFile = endpoint({
  method: 'POST',
  path: '/quick-order/preview/file',
  requires: 'quickOrder.use',
  summary: 'The same for a CSV or the first sheet of an XLSX; changes nothing.',
  query: z.object({ ...namedFile.shape, type: asType }),
  body: fileBody,
  response: preview,
  /** The handler refuses more than 1 MB with its sentence. */
  megabytes: 2,
  callsPerMinute: 30,
})

export const previewReorder = endpoint({
  method: 'POST',
  path: '/quick-order/reorder',
  requires: 'quickOrder.use',
  summary: 'The same for the items of up to ten orders or budgets of the seller; changes nothing.',
  body: z.object({ orderIds: z.array(id).min(1).max(mostReorderedOrders), type: asType }),
  response: preview,
})

export const listFrequentProducts = endpoint({
  method: 'GET',
  path: '/quick-order/frequent',
  requires: 'quickOrder.use',
  summary: 'The products that the seller ordered most in the last 180 days, at most 50.',
  response: z.object({
    data: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** Units of all these orders. */
        quantity: z.number().int(),
        lastOrderedOn: z.iso.date(),
      }),
    ),
  }),
  mayLag: true,
})
export type FrequentProduct = ResponseFor<typeof listFrequentProducts>['data'][number]

const fileFormat = z.object({ format: z.enum(['csv', 'xlsx']) })

export const exportCart = endpoint({
  method: 'GET',
  path: '/quick-order/cart/export',
  requires: 'quickOrder.use',
  summary: 'The open cart as a list that a quick order reads: codigo, produto, quantidade.',
  query: fileFormat,
  response: fileBytes,
  callsPerMinute: 30,
})

export const downloadSampleList = endpoint({
  method: 'GET',
  path: '/quick-order/sample',
  requires: 'quickOrder.use',
  summary: 'An example of the list, with products of the store.',
  query: fileFormat,
  response: fileBytes,
  callsPerMinute: 30,
})

export const addQuickOrder = endpoint({
  method: 'POST',
  path: '/quick-order/cart',
  requires: 'quickOrder.use',
  summary: 'Put the rows of a preview in the cart in one step; rows that are refused today are left out and returned.',
  body: cartOfPreview.extend({
    rows: z
      .array(
        z.object({
          code: productCode,
          quantity: wantedUnits,
          /** When the preview said that they would be shipped: a later date today is returned as differing. */
          availability: z.optional(availability),
        }),
      )
      .min(1)
      .max(mostQuickLines),
  }),
  response: z.object({
    /** Null when no row was added. */
    cart: orderView.nullable(),
    /** The rows that were not added, or are shipped later than the preview said; `row` counts those of the call. */
    differing: z.array(row),
  }),
})
