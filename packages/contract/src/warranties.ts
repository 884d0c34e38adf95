import { mostSerials, serialSourceNames, serialVerdictNames } from '@girassol/domain/warranties'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, optionalText, productCode, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

const day = z.iso.date().nullable()

/** The months of a product's warranties, and their last days; null months are unknown (WAR-004, WAR-008). */
const cover = {
  /** The first day of both warranties: that of the invoice, else of the delivery; null before either. */
  startsOn: day,
  productMonths: z.number().int().nullable(),
  performanceMonths: z.number().int().nullable(),
  productUntil: day,
  performanceUntil: day,
}

const serial = z.object({
  id,
  number: z.string(),
  source: z.enum(serialSourceNames),
  /** Null when the ERP sent it. */
  registeredBy: z.string().nullable(),
  registeredAt: z.string(),
  /** The number of its delivery in the order. */
  delivery: z.number().int().nullable(),
  ...cover,
  /** The number of the unit that came in its place (WAR-007). */
  replacedBy: z.string().nullable(),
  mayRemove: z.boolean(),
  /** Whether its removal needs a reason (C-204). */
  needsReason: z.boolean(),
})
export type SerialView = z.infer<typeof serial>

/** A product of an item whose units have serial numbers; an item that is a ready kit may have several. */
const trackedProduct = z.object({
  itemId: id,
  code: z.string(),
  name: z.string(),
  units: z.number().int(),
  serials: z.array(serial),
})
export type TrackedProductView = z.infer<typeof trackedProduct>

const orderSerials = z.object({
  products: z.array(trackedProduct),
  mayRegister: z.boolean(),
  /** Why the caller cannot enter numbers now; null if he can, and if he never may. */
  refusal: z.string().nullable(),
})
export type OrderSerialsView = z.infer<typeof orderSerials>

const judged = z.object({ serial: z.string(), verdict: z.enum(serialVerdictNames) })

export const listSerials = endpoint({
  method: 'GET',
  path: '/invoice/:id/serials',
  requires: 'warranties.read',
  summary: 'The serial numbers of the units of an order, with the last days of their warranties (WAR-001, WAR-004).',
  params: z.object({ id }),
  response: orderSerials,
})

/** A typed or scanned number, before it is judged. */
const typedSerial = text(200)

export const registerSerials = endpoint({
  method: 'POST',
  path: '/invoice/:id/serials',
  requires: 'serials.write',
  summary:
    'Judge serial numbers of an item, and with `confirm` store those that are OK; a single one that is not is refused (WAR-002, WAR-003).',
  params: z.object({ id }),
  body: z.strictObject({
    itemId: id,
    /** The product of a ready kit; an item with one tracked product needs none. */
    productCode: z.optional(productCode),
    serials: z.array(typedSerial).check(z.minLength(1, 'Informe ao menos um número'), z.maxLength(mostSerials)),
    confirm: z.boolean(),
  }),
  response: z.object({ rows: z.array(judged), serials: orderSerials }),
})

export const removeSerial = endpoint({
  method: 'DELETE',
  path: '/invoice/:id/serials/:serialId',
  requires: 'serials.write',
  summary: 'Remove a wrong serial number: its author within 24 hours, the distributor with a reason (C-204).',
  params: z.object({ id, serialId: id }),
  query: z.object({ reason: z.optional(optionalText(300)) }),
  response: orderSerials,
})

const warrantyRow = z.object({
  /** The id of the serial number. */
  id,
  serial: z.string(),
  productCode: z.string(),
  productName: z.string(),
  orderId: id,
  customerName: z.string().nullable(),
  sellerName: z.string(),
  /** Null without a site, and for roles that do not read sites. */
  site: z.object({ id, title: z.string() }).nullable(),
  ...cover,
  replacedBy: z.string().nullable(),
})
export type WarrantyRow = z.infer<typeof warrantyRow>

export const listWarranties = endpoint({
  method: 'GET',
  path: '/warranties',
  requires: 'warranties.read',
  summary:
    'The serial numbers of the caller’s orders by number, customer, site or order, an exact number first (WAR-005).',
  query: z.object({ term: z.optional(text(100)), ...pageQuery(25) }),
  response: page(warrantyRow),
})

/** Null while the site has no link, or when its secret is gone. */
const warrantyLink = z.object({ link: z.string().nullable() })

const siteParams = z.object({ id })

export const showWarrantyLink = endpoint({
  method: 'GET',
  path: '/sites/:id/warranty-link',
  requires: 'sites.read',
  summary: 'The address of the public page with the warranties of a site (WAR-006).',
  params: siteParams,
  response: warrantyLink,
})

export const openWarrantyLink = endpoint({
  method: 'POST',
  path: '/sites/:id/warranty-link',
  requires: 'sites.use',
  summary: 'Open the page of a site, or give its address again; a site that has a link keeps it (WAR-006).',
  params: siteParams,
  response: warrantyLink,
})

export const revokeWarrantyLink = endpoint({
  method: 'DELETE',
  path: '/sites/:id/warranty-link',
  requires: 'sites.use',
  summary: 'Close the page of a site: its link finds nothing from the next request on (WAR-006).',
  params: siteParams,
  response: warrantyLink,
})

/** What anybody with the link reads: no customer, address, price or order (WAR-006). */
const publicWarranties = z.object({
  company: z.object({
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    site: z.string().nullable(),
  }),
  equipment: z.array(z.object({ name: z.string(), serials: z.array(z.object({ number: z.string(), ...cover })) })),
})
export type PublicWarranties = z.infer<typeof publicWarranties>

export const readPublicWarranties = endpoint({
  method: 'GET',
  path: '/public/warranties/:token',
  requires: 'public',
  summary: 'The equipment of a site with its serial numbers and warranties; one 404 for every other token (WAR-006).',
  params: z.object({ token: z.string() }),
  response: publicWarranties,
  callsPerMinute: 30,
})
