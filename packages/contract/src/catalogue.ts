import { inverterGroup } from '@girassol/domain/catalogue'
import { orderTypes } from '@girassol/domain/orders'
import { z } from 'zod'
import { catalogueImportCounts, confirmedCatalogue, importPreview } from './catalogue/import.ts'
import {
  catalogueFilters,
  managedFilters,
  managedProductCounts,
  managedProductRow,
  managedProductsQuery,
  managedProductView,
  productContent,
  productFile,
} from './catalogue/managed-products.ts'
import { productQuery } from './catalogue/product-query.ts'
import { productDetailView, productView } from './catalogue/product-view.ts'
import { endpoint } from './http/endpoint.ts'
import { id, productCode, text } from './http/fields.ts'
import { fileBody, fileBytes } from './http/file.ts'
import { namedFile } from './http/file-import.ts'
import { page, pageQuery } from './http/page.ts'

export type { ManagedProductRow, ManagedProductView } from './catalogue/managed-products.ts'
export { type ProductDetailView, type ProductView, productView } from './catalogue/product-view.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/product',
  mayLag: true,
  requires: 'store.use',
  summary: 'Search the catalogue: words in any order, case and accents ignored, typos tolerated.',
  query: productQuery,
  response: page(productView).extend({
    /** The words of this page's names that match the term, lower case and without accents, to highlight. */
    matched: z.array(z.string()),
    /** The corrected term, when typing mistakes had to be corrected to find anything; else null. */
    correctedTerm: z.string().nullable(),
    /** When nothing matches: up to three terms with results in the same list ('Você quis dizer …'). */
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
  mayLag: true,
  requires: 'store.use',
  summary: 'The groups that have products on sale, with how many this user may see; with a term, how many it finds.',
  query: z.object({ type: z.enum(orderTypes).optional(), term: z.optional(text(100)) }),
  response: z.array(
    z.object({
      BM_GRUPO: z.string(),
      BM_DESC: z.string(),
      /** With a term: the number of results of `listProducts` in this group, which may be 0 (USE-012). */
      products: z.number().int(),
    }),
  ),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/product/category',
  mayLag: true,
  requires: 'store.use',
  summary: 'The categories of ready kits.',
  response: z.array(z.object({ CAT_COD: z.string(), CAT_DESC: z.string() })),
})

export const listBrands = endpoint({
  method: 'GET',
  path: '/product/brand',
  mayLag: true,
  requires: 'store.use',
  summary: 'The brands of a group (1010 unless told).',
  query: z.object({ groupId: z._default(text(10), inverterGroup) }),
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
  cached: true,
  response: fileBytes,
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/library/files/download/:folder/:file',
  requires: 'store.use',
  summary: 'A technical file by the second and third segments of its link.',
  params: z.object({ folder: text(60), file: text(80) }),
  cached: true,
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
    /** Whether promotions of this season are sold today: the campaign names it and the day is within it (C-20). */
    isOpen: z.boolean(),
  }),
})

export const listPromotedProducts = endpoint({
  method: 'GET',
  path: '/black-friday/products',
  requires: 'store.use',
  summary: 'The products that the portal marked as promoted; none while no promotion is open (C-20, USE-026).',
  query: z.object(pageQuery(24)),
  response: page(productView),
})

export const previewCatalogueImport = endpoint({
  method: 'POST',
  path: '/admin/catalogue/preview',
  requires: 'catalogue.import',
  summary: 'What a catalogue file would change, row by row; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: importPreview,
  megabytes: 50,
  callsPerMinute: 20,
})

export const applyCatalogueImport = endpoint({
  method: 'POST',
  path: '/admin/catalogue/import',
  requires: 'catalogue.import',
  summary: 'Bring a catalogue file in, all of it or nothing; refused when the catalogue moved since its preview.',
  query: confirmedCatalogue,
  body: fileBody,
  response: z.object(catalogueImportCounts),
  megabytes: 50,
  callsPerMinute: 10,
})

export const listCatalogueRefusals = endpoint({
  method: 'POST',
  path: '/admin/catalogue/refusals',
  requires: 'catalogue.import',
  summary: 'Every invalid row of a catalogue file as a CSV: line, code, column and reason; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileBytes,
  megabytes: 50,
  callsPerMinute: 10,
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin/catalogue/export',
  requires: 'catalogue.import',
  summary: 'The whole catalogue as a CSV that the import reads; read again it changes nothing.',
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/admin/catalogue/products',
  mayLag: true,
  requires: 'catalogue.manage',
  summary: 'Every product of the catalogue, sold or not, by code (USE-026).',
  query: managedProductsQuery,
  response: page(managedProductRow),
})

export const countManagedProducts = endpoint({
  method: 'GET',
  path: '/admin/catalogue/counts',
  mayLag: true,
  requires: 'catalogue.manage',
  summary: 'How many products match the filters, and how many of them lack something (USE-026).',
  query: z.object(managedFilters),
  response: managedProductCounts,
})

export const listCatalogueFilters = endpoint({
  method: 'GET',
  path: '/admin/catalogue/filters',
  requires: 'catalogue.manage',
  summary: 'Every group and every brand of the catalogue.',
  response: catalogueFilters,
})

export const showManagedProduct = endpoint({
  method: 'GET',
  path: '/admin/catalogue/products/:code',
  requires: 'catalogue.manage',
  summary: 'One product: what the store shows, what the ERP owns and what the portal owns (USE-026).',
  params: z.object({ code: productCode }),
  response: managedProductView,
})

export const changeManagedProduct = endpoint({
  method: 'PUT',
  path: '/admin/catalogue/products/:code',
  requires: 'catalogue.manage',
  summary: 'Change what the portal owns of a product; refused when another user changed it meanwhile.',
  params: z.object({ code: productCode }),
  body: productContent,
  response: managedProductView,
})

export const uploadProductFile = endpoint({
  method: 'POST',
  path: '/admin/catalogue/files',
  requires: 'catalogue.manage',
  summary: 'Store a picture or a technical file; a product has it once a change names it.',
  body: productFile,
  response: z.object({ stored: z.string(), bytes: z.number().int() }),
  status: 201,
  megabytes: 30,
  callsPerMinute: 60,
})
