import { productGaps, productSituations } from '@girassol/domain/catalogue'
import { z } from 'zod'
import { text, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { contentBody } from './content-body.ts'
import { productDetailView, registrationView } from './product-view.ts'

/** The filters of the table in the administration. */
export const managedFilters = {
  term: z.optional(text(100)),
  groupId: z.optional(text(10)),
  brandId: z.optional(text(10)),
  situation: z.enum(productSituations).optional(),
}

export const managedProductsQuery = z.object({
  ...managedFilters,
  gap: z.enum(productGaps).optional(),
  ...pageQuery(25),
})

export const managedProductRow = z.object({
  code: z.string(),
  name: z.string(),
  /** The cover, below `/images`. */
  picture: z.string(),
  facts: z.array(z.string()),
  /** Units in stock, of a kit how many can be assembled; null when unknown. */
  stock: z.number().nullable(),
  isActive: z.boolean(),
  /** False for products that the ERP excludes from the store. */
  isInStore: z.boolean(),
  hasPicture: z.boolean(),
  /** Whether it has a technical file. */
  hasSheet: z.boolean(),
})
export type ManagedProductRow = z.infer<typeof managedProductRow>

const count = z.number().int()

export const managedProductCounts = z.object({
  /** The number of products in the catalogue, regardless of filters. */
  catalogue: count,
  matching: count,
  gaps: z.object({
    WITHOUT_STOCK: count,
    WITHOUT_PICTURE: count,
    WITHOUT_SHEET: count,
    PROMOTED: count,
    INACTIVE: count,
  }),
})

const named = z.array(z.object({ code: z.string(), name: z.string() }))

export const catalogueFilters = z.object({ groups: named, brands: named })

export const managedProductView = z.object({
  /** The product as the store shows it to the caller, whether it is sold or not. */
  product: productDetailView,
  isActive: z.boolean(),
  isInStore: z.boolean(),
  weightKg: z.number(),
  cubageM3: z.number(),
  /** When an ERP file last contained the product. */
  readAt: z.string(),
  /** The text of the ERP, which the store shows while `storeText` is null. */
  erpText: z.string(),
  erpInmetro: registrationView,
  content: z.object({
    /** Names below `/images`, the cover first; empty without a picture. */
    pictures: z.array(z.string()),
    files: z.array(
      z.object({
        name: z.string(),
        /** Identifies the stored bytes. */
        stored: z.string(),
        /** Null when the size is unknown: files of an import. */
        bytes: z.number().int().nullable(),
      }),
    ),
    storeText: z.string().nullable(),
    promoted: z.boolean(),
    internalMark: z.string().nullable(),
    /** Null while the ERP's holds. */
    inmetro: registrationView,
    successor: z.object({ code: z.string(), name: z.string() }).nullable(),
  }),
  promotion: z.object({
    /** Why the promotion mark cannot be changed; null when it can. */
    refusal: z.string().nullable(),
    /** Last day of the current promotion; null without one. */
    finish: z.iso.date().nullable(),
  }),
  /** Counts the changes in the portal, from 0; a change sends the version it started from. */
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
})
export type ManagedProductView = z.infer<typeof managedProductView>

export const productContent = z.object({ version: wholeNumber(0, 2_147_483_647), ...contentBody.shape })

export const productFile = z.object({
  use: z.enum(['picture', 'technicalFile']),
  /** The file in base64: a little more than 20 MB, so that a larger one gets its own sentence. */
  file: z
    .string()
    .min(1, 'Escolha um arquivo.')
    .max(30_000_000, 'O arquivo pode ter no máximo 20 MB.')
    .regex(/^[0-9A-Za-z+/]*={0,2}$/, 'Arquivo inválido'),
})
