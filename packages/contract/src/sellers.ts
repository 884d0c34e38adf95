import { logoRefusals, sellerStatuses } from '@girassol/domain/sellers'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'

/** A seller as lists name it (SEL-010). */
export const sellerView = z.object({
  id,
  name: z.string(),
  fancyName: z.string(),
  cnpj: z.string(),
  erpCode: z.string(),
  erpState: z.string(),
  erpCityName: z.string(),
  pointsEnabled: z.boolean(),
})
export type SellerView = z.infer<typeof sellerView>

/** A row of the short list, for filters (SEL-010). */
const sellerName = sellerView.pick({ id: true, name: true })
export type SellerName = z.infer<typeof sellerName>

/** A seller with its registration: the owner of a manager or contributor (AUTH-016). */
export const registeredSeller = sellerView.extend({
  status: z.enum(sellerStatuses),
  ie: z.string().nullable(),
  phone: z.string(),
  addressCep: z.string(),
  addressDescription: z.string(),
  addressNumber: z.string(),
  addressNeighborhood: z.string(),
  canDoTriangulation: z.boolean(),
})
export type RegisteredSeller = z.infer<typeof registeredSeller>

/** An integrator's answers about the company at the first sign-in: its partner and how it works (ONB-003). */
export const companyInfo = z.object({
  partnerName: z.string(),
  /** CPF, digits only. */
  partnerDocument: z.string(),
  partnerBirthDate: z.iso.date(),
  partnerEmail: z.string(),
  partnerPhone: z.string(),
  question1: z.string(),
  question2: z.string(),
  question3: z.string(),
  question4: z.string(),
  question5: z.string(),
  question6: z.string(),
})
export type CompanyInfo = z.infer<typeof companyInfo>

/** An integrator's own seller (AUTH-015); only the integrator sees the partner's data. */
export const ownSeller = registeredSeller.extend({
  profile: z.string().nullable(),
  profilePoints: z.number().int().nullable(),
  /** Null until the questions were answered. */
  companyInfo: companyInfo.nullable(),
})
export type OwnSeller = z.infer<typeof ownSeller>

const flag = z.enum(['true', 'false']).optional()

export const listSellers = endpoint({
  method: 'GET',
  path: '/users/seller',
  requires: 'sellers.list',
  summary:
    'Approved sellers by name, fancy name, CNPJ or code; the selection dialog takes 5 a page, the short list of a filter answers id and name only.',
  query: z
    .object({
      status: z.literal('approved').optional(),
      term: z.optional(text(100)),
      /** The seller with this code, to restore the selected one. */
      erpCode: z.optional(text(40)),
      /** The sellers with these numbers, separated by commas, to restore the names of a filter. */
      ids: z.optional(text(900).check(z.regex(/^\d{1,9}(,\d{1,9})*$/))),
      shortList: flag,
      sellerSelection: flag,
      ...pageQuery(5),
    })
    .refine((query) => !(query.shortList === 'true' && query.sellerSelection === 'true'), {
      path: ['shortList'],
      error: 'Peça a lista curta ou a seleção',
    }),
  response: page(z.union([sellerView, sellerName])),
})

/** Several times the maximum size of a logo, so that a larger one is refused with its own sentence. */
const logoBody = z.object({
  picture: z
    .string()
    .min(1, logoRefusals.logoOfOtherType)
    .max(2_000_000, logoRefusals.logoTooHeavy)
    .regex(/^[0-9A-Za-z+/]*={0,2}$/, logoRefusals.logoOfOtherType)
    .nullable(),
})
const logoAddress = z.object({ logo: z.string().nullable() })

export const changeOwnLogo = endpoint({
  method: 'PUT',
  path: '/users/company/logo',
  requires: 'profile.company',
  summary: 'Change the logo of the own company on printed orders: PNG or JPEG in base64; null removes it.',
  body: logoBody,
  response: logoAddress,
  callsPerMinute: 20,
  megabytes: 3,
})

export const changeSellerLogo = endpoint({
  method: 'PUT',
  path: '/admin/sellers/:id/logo',
  requires: 'sellers.manage',
  summary: 'Change the logo of an integrator on printed orders: PNG or JPEG in base64; null removes it.',
  params: z.object({ id }),
  body: logoBody,
  response: logoAddress,
  callsPerMinute: 60,
  megabytes: 3,
})

export const showLogo = endpoint({
  method: 'GET',
  path: '/sellers/logo/:name',
  requires: 'session',
  summary: 'A logo by the name that `logo` carries; other bytes have another name.',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(?:png|jpg)$/) }),
  cached: true,
  response: fileBytes,
})
