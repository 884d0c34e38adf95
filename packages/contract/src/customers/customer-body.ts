import { customerLimits, customerProblems } from '@girassol/domain/customers'
import { documentTypes } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import { document, email, id, reportProblems, requiredText, text } from '../http/fields.ts'
import { addressFields } from './address-body.ts'

/** The fields of a customer, whether new or changed. */
export const customerFields = {
  documentType: z.enum(documentTypes),
  document,
  name: requiredText(customerLimits.name),
  fancyName: z._default(text(customerLimits.fancyName), ''),
  email: z.nullish(z.union([email, z.literal('')])),
  /** Two digits; without it they are the first two of the phone (CUS-005). */
  phoneCode: z.optional(text(5)),
  phone: text(20),
  hasIe: z.boolean(),
  ie: z.nullish(text(customerLimits.ie)),
  ...addressFields(customerLimits),
  addressComplement: z.nullish(text(customerLimits.addressComplement)),
}

/** Stored normalised by the server, exactly as the form previews it (C-92). */
export const customerBody = z
  .object({
    id: z.optional(id),
    ...customerFields,
    /** The seller that the form was opened for (CUS-002); refused when the caller now acts for another seller. */
    sellerCode: z.optional(text(20)),
  })
  .check(reportProblems(customerProblems))
