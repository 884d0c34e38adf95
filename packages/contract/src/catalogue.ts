import { orderTypes } from '@girassol/domain/orders'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { availability, hiddenReais, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

/** A product as the documents name its fields; money is null without canViewProductPrices (STORE-016, C-29). */
export const productView = z.object({
  B1_COD: z.string(),
  B1_DESC: z.string(),
  VLR_TOT: hiddenReais,
  IMG_CAPA: z.string(),
  BM_GRUPO: z.string(),
  BM_DESC: z.string(),
  CAT_COD: z.string().nullable(),
  CAT_DESC: z.string().nullable(),
  ZAM_COD: z.string().nullable(),
  ZAM_DESC: z.string().nullable(),
  unit: z.string(),
  /** W: a panel's or kit's power, an inverter's nominal AC power. */
  power: z.number().nullable(),
  /** Units in stock, null when unknown; only for those who may see stock, else null. */
  remainingQuantity: z.number().nullable(),
  boardingDate: z.iso.date().nullable(),
  /** When an order for one unit would leave; null means out of stock (C-28). */
  availability: availability.nullable(),
  BLK_INT: z.enum(['S', 'N']),
  URL_ID: z.string(),
  wishlist: z.boolean(),
  /** How many are in the cart now. */
  quantity: z.number().int(),
  /** Short facts for the card: 'monofásico 220 V', '550 W'. */
  facts: z.array(z.string()),
})
export type ProductView = z.infer<typeof productView>

export const productDetailView = productView.extend({
  DETALHES: z.string(),
  FT: z.array(z.object({ ATRIB: z.string(), VALOR: z.string(), link: z.string().nullable() })),
  files: z.array(z.object({ nameFile: z.string(), link: z.string() })),
  /** Of a ready or promotional kit: what is inside. */
  items: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number() })),
})
export type ProductDetailView = z.infer<typeof productDetailView>

export const listProducts = endpoint({
  method: 'GET',
  path: '/product',
  requires: 'store.use',
  summary: 'Search the catalogue: words in any order, case and accents ignored, typos tolerated.',
  query: z.object({
    term: text(100).optional(),
    groupId: text(10).optional(),
    categoryId: text(10).optional(),
    brandId: text(10).optional(),
    type: z.enum(orderTypes).optional(),
    ...pageQuery(25),
  }),
  response: page(productView),
})

export const showProduct = endpoint({
  method: 'GET',
  path: '/product/:urlId',
  requires: 'store.use',
  summary: 'One product with its technical sheet, files and, for kits, what is inside.',
  params: z.object({ urlId: text(60) }),
  response: productDetailView,
})

export const listGroups = endpoint({
  method: 'GET',
  path: '/product/group',
  requires: 'store.use',
  summary: 'The groups that have products on sale, with how many this user may see.',
  query: z.object({ type: z.enum(orderTypes).optional() }),
  response: z.array(z.object({ BM_GRUPO: z.string(), BM_DESC: z.string(), products: z.number().int() })),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/product/category',
  requires: 'store.use',
  summary: 'The categories of ready kits.',
  response: z.array(z.object({ CAT_COD: z.string(), CAT_DESC: z.string() })),
})

export const listBrands = endpoint({
  method: 'GET',
  path: '/product/brand',
  requires: 'store.use',
  summary: 'The brands of a group (1010 unless told).',
  query: z.object({ groupId: text(10).default('1010') }),
  response: z.array(z.object({ ZAM_COD: z.string(), ZAM_DESC: z.string() })),
})
