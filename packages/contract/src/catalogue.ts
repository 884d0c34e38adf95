import { INVERTER_GROUP } from '@girassol/domain/catalogue'
import { orderTypes } from '@girassol/domain/orders'
import { z } from 'zod'
import { catalogueFile, importCounts, importPreview } from './catalogue/import.ts'
import { endpoint } from './http/endpoint.ts'
import { availability, hiddenReais, id, productCode, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'

/** A product as the documents name its fields; money is null without canViewProductPrices (STORE-016, C-29). */
export const productView = z.object({
  B1_COD: z.string(),
  B1_DESC: z.string(),
  VLR_TOT: hiddenReais,
  /** Percent of the price that its cost leaves; only with canViewMarginLiquid (STORE-021), else null. */
  marginLiquid: z.number().nullable(),
  /** Name of the cover below `/images` (`showImage`): a picture, or the drawing of the product's kind. */
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
  /** Of a ready or promotional kit: what is inside. */
  items: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number() })),
})
export type ProductView = z.infer<typeof productView>

export const productDetailView = productView.extend({
  DETALHES: z.string(),
  FT: z.array(z.object({ ATRIB: z.string(), VALOR: z.string(), link: z.string().nullable() })),
  /** `link` is '/library/a/b'; `downloadFile` takes its second and third segments (STORE-039). */
  files: z.array(z.object({ nameFile: z.string(), link: z.string() })),
})
export type ProductDetailView = z.infer<typeof productDetailView>

/** 'true' or 'false' of an address. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const watts = z.coerce.number<number>().int().min(0).max(100_000_000)

const productQuery = z
  .object({
    term: text(100).optional(),
    groupId: text(10).optional(),
    categoryId: text(10).optional(),
    /** Only of inverters: with groupId 1010. */
    brandId: text(10).optional(),
    type: z.enum(orderTypes).optional(),
    /** The seller whose wishes and cart the products are shown with; the one in context unless told. */
    sellerId: id.optional(),
    /** The budget or order that is edited: its type is listed, and `quantity` tells its units. */
    invoiceId: id.optional(),
    onlyWishlisted: flag.optional(),
    /** W, both included; a product without power is in no range. */
    powerFrom: watts.optional(),
    powerTo: watts.optional(),
    /** Only what leaves at once (C-28). */
    onlyImmediate: flag.optional(),
    /** Prices order only for those who may see them (C-29). */
    orderby: z.enum(['power', 'price', 'pricePerWatt']).default('power'),
    ordertype: z.enum(['ASC', 'DESC']).default('ASC'),
    ...pageQuery(25),
  })
  .refine(({ brandId, groupId }) => !brandId || groupId === INVERTER_GROUP, {
    path: ['brandId'],
    error: 'A marca só filtra os inversores (grupo 1010).',
  })

export const listProducts = endpoint({
  method: 'GET',
  path: '/product',
  requires: 'store.use',
  summary: 'Search the catalogue: words in any order, case and accents ignored, typos tolerated.',
  query: productQuery,
  response: page(productView).extend({
    /** The words of this page's names that answer the term, lower case and without accents: what to highlight. */
    matched: z.array(z.string()),
    /** The term as it was understood, when typos had to be forgiven to find anything; else null. */
    correctedTerm: z.string().nullable(),
    /** When nothing matches: terms that find something in the same list, at most three ('Você quis dizer …'). */
    suggestions: z.array(z.string()),
  }),
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
  summary: 'The groups that have products on sale, with how many this user may see; with a term, how many it finds.',
  query: z.object({ type: z.enum(orderTypes).optional(), term: text(100).optional() }),
  response: z.array(
    z.object({
      BM_GRUPO: z.string(),
      BM_DESC: z.string(),
      /** With a term: how many of them `listProducts` finds in this group, which may be none (USE-012). */
      products: z.number().int(),
    }),
  ),
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

export const showProductImage = endpoint({
  method: 'GET',
  path: '/product/:code/image',
  requires: 'store.use',
  summary: 'The picture of a product in base64, or the drawing of its kind.',
  params: z.object({ code: productCode }),
  response: z.object({ contentType: z.string(), image: z.base64() }),
})

export const showImage = endpoint({
  method: 'GET',
  path: '/images/:name',
  requires: 'session',
  summary: 'A cover by the IMG_CAPA of its product.',
  params: z.object({ name: text(80) }),
  response: fileBytes,
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/library/files/download/:folder/:file',
  requires: 'store.use',
  summary: 'A technical file by the second and third segments of its link.',
  params: z.object({ folder: text(60), file: text(80) }),
  response: fileBytes,
  callsPerMinute: 60,
})

export const showPromotionalSeason = endpoint({
  method: 'GET',
  path: '/black-friday/season/:id',
  requires: 'store.use',
  summary: 'A promotional season; the sales-campaign setting tells the one that is on.',
  params: z.object({ id }),
  response: z.object({
    id,
    name: z.string(),
    /** First and last day, both included. */
    start: z.iso.date(),
    finish: z.iso.date(),
    /** Promotions of this season are sold today: the campaign is its own, and the day is within it (C-20). */
    isOpen: z.boolean(),
  }),
})

export const previewCatalogueImport = endpoint({
  method: 'POST',
  path: '/admin/catalogue/preview',
  requires: 'catalogue.import',
  summary: 'What a catalogue file would change, row by row; writes nothing.',
  body: z.object(catalogueFile),
  response: importPreview,
  megabytes: 45,
  callsPerMinute: 20,
})

export const applyCatalogueImport = endpoint({
  method: 'POST',
  path: '/admin/catalogue/import',
  requires: 'catalogue.import',
  summary: 'Bring a catalogue file in, all of it or nothing; refused when the catalogue moved since its preview.',
  body: z.object({
    ...catalogueFile,
    /** Of the preview that the person has seen. */
    version: text(80),
    /** Import the good rows although others are bad. */
    skipBad: z.boolean().default(false),
  }),
  response: z.object(importCounts),
  megabytes: 45,
  callsPerMinute: 10,
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin/catalogue/export',
  requires: 'catalogue.import',
  summary: 'The whole catalogue as a CSV that the import reads; read again it changes nothing.',
  response: fileBytes,
  callsPerMinute: 6,
})
