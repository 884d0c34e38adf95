import { conditionLimits, conditionOrigins } from '@girassol/domain/other-payment-methods'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, productCode, requiredText, text, wholeNumber } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

const version = wholeNumber(1, 2_147_483_647)

const keptMethod = z.object({
  id,
  code: z.string(),
  description: z.string(),
  quantityInstallment: z.number().int(),
  /** Days between two instalments. */
  rangeInstallment: z.number().int(),
  origin: z.enum(conditionOrigins),
  /** False where the ERP does not have it any more. */
  isInErp: z.boolean(),
  /** False where the administration switched it off. */
  offered: z.boolean(),
  /** Counts the changes: an edit names the one that it began with. */
  version: z.number().int(),
})
export type KeptOtherMethod = z.infer<typeof keptMethod>

const fields = {
  description: requiredText(200),
  quantityInstallment: wholeNumber(1, conditionLimits.instalments),
  rangeInstallment: wholeNumber(0, conditionLimits.days),
}

export const listKeptOtherMethods = endpoint({
  method: 'GET',
  path: '/admin/other-payment-methods',
  requires: 'administration.use',
  summary: 'Every condition of the others method, offered or not, by code (C-140).',
  query: z.object({ term: text(100).optional(), ...pageQuery(25) }),
  response: page(keptMethod),
})

export const addOtherMethod = endpoint({
  method: 'POST',
  path: '/admin/other-payment-methods',
  requires: 'administration.use',
  summary: "Add a condition of the portal's own; the copy of the ERP's leaves it alone (C-88).",
  body: z.object({ code: productCode, ...fields }),
  response: keptMethod,
  status: 201,
})

export const changeOtherMethod = endpoint({
  method: 'PUT',
  path: '/admin/other-payment-methods/:id',
  requires: 'administration.use',
  summary: "Change a condition of the portal's own; orders keep the one that was released for them.",
  params: z.object({ id }),
  body: z.object({ ...fields, version }),
  response: keptMethod,
})

export const offerOtherMethod = endpoint({
  method: 'PUT',
  path: '/admin/other-payment-methods/:id/offered',
  requires: 'administration.use',
  summary: 'Switch a condition on or off for what is released from now on.',
  params: z.object({ id }),
  body: z.object({ offered: z.boolean(), version }),
  response: keptMethod,
})
