import { triangulationStatuses } from '@girassol/domain/orders'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, document, id, nonNegativeReais, requiredText, text, uf, wholeNumber } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { personalDocument, personalText } from './http/personal-fields.ts'

/** TRI-018; the screen itself has the original copies of these fields. */
const triangulationView = z.object({
  /** The id of the order. */
  id,
  customerDocument: personalDocument,
  customerName: personalText,
  addressCity: z.string(),
  addressState: z.string(),
  /** The amount that the reseller bills the customer; it is not a price of the portal. */
  totalValue: z.nullable(nonNegativeReais),
  additionalData: personalText,
  status: z.enum(triangulationStatuses),
  attachments: z.array(
    z.object({
      id,
      name: z.string(),
      awsKey: z.string(),
      deletedAt: z.string().nullable(),
      /** Null for files that were added before sizes were stored. */
      bytes: z.number().int().nullable(),
    }),
  ),
  /** Counts the saves, from 0. A save sends the version it started from. */
  version: z.number().int(),
  /** Who released it, and when; null before that and after a refusal of the ERP. */
  released: z.object({ by: z.string(), isMine: z.boolean(), at: z.string() }).nullable(),
  /** Why the ERP refused the last release; null after the next release (C-76). */
  refusal: z.object({ reason: z.string(), at: z.string() }).nullable(),
  actions: z.object({ save: action, release: action }),
})
export type TriangulationView = z.infer<typeof triangulationView>

/** A little more than 5 MB in base64, so that a larger file gets its own sentence (TRI-013). */
const base64 = z
  .string()
  .max(8_000_000, 'Arquivo muito grande ou formato incorreto')
  .regex(/^[0-9A-Za-z+/]*={0,2}$/, 'Arquivo muito grande ou formato incorreto')

/** A new file has `file`, an unchanged one only `awsKey`, a removed one `deletedAt`. */
const sentAttachment = z.object({
  name: requiredText(200),
  file: base64.optional(),
  awsKey: z.optional(text(200)),
  deletedAt: z.nullish(text(40)),
})

/** The version that the user saw; saving or releasing an older one is refused with 409. */
const seenVersion = z.optional(wholeNumber(0, 2_147_483_647))

const body = z.object({
  customerDocument: z.union([z.literal(''), document]),
  customerName: text(100),
  addressCity: text(60),
  addressState: z.union([z.literal(''), uf]),
  totalValue: z.nullable(nonNegativeReais),
  additionalData: text(2000),
  attachments: z.array(sentAttachment).max(40),
  version: seenVersion,
})

const params = z.object({ id })

export const showTriangulation = endpoint({
  method: 'GET',
  path: '/invoices/:id/triangulation',
  requires: 'triangulation.use',
  summary: 'The operation of a triangulation order; NOT_CREATED until it is saved (TRI-020).',
  params,
  response: triangulationView,
})

export const createTriangulation = endpoint({
  method: 'POST',
  path: '/invoices/:id/triangulation',
  requires: 'triangulation.use',
  summary: 'Save the operation of an order for the first time, with its invoice files (TRI-021).',
  params,
  body,
  response: triangulationView,
  status: 201,
  megabytes: 75,
})

export const updateTriangulation = endpoint({
  method: 'PATCH',
  path: '/invoices/:id/triangulation',
  requires: 'triangulation.use',
  summary: 'Save the operation again while it is not released (TRI-022).',
  params,
  body,
  response: triangulationView,
  megabytes: 75,
})

export const approveTriangulation = endpoint({
  method: 'PATCH',
  path: '/invoices/:id/triangulation/approve',
  requires: 'triangulation.release',
  summary: 'Release a complete operation: the order waits for the ERP’s approval (TRI-023).',
  params,
  body: z.object({ version: seenVersion }).optional(),
  response: triangulationView,
})

export const downloadTriangulationFile = endpoint({
  method: 'GET',
  path: '/invoices/:id/triangulation/files/:fileId',
  requires: 'triangulation.use',
  summary: 'An invoice file of the operation.',
  params: z.object({ id, fileId: id }),
  response: fileBytes,
  evidence: 'document-read',
})

export const listErpCustomers = endpoint({
  method: 'GET',
  path: '/erp/customers',
  requires: 'triangulation.use',
  summary: 'The customers that the ERP knows of a seller, by name or document (TRI-025).',
  query: z.object({ sellerCode: requiredText(20), term: z.optional(text(100)) }),
  response: z.array(
    z.object({
      name: personalText,
      fancyName: personalText,
      document: personalDocument,
      addressDescription: z.string(),
      addressNumber: z.string(),
      addressComplement: z.string(),
      addressNeighborhood: z.string(),
      erpCityName: z.string(),
      erpState: z.string(),
      addressCep: z.string(),
    }),
  ),
})
