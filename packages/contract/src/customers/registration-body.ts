import { customerLimits, registrationProblems } from '@girassol/domain/customers'
import * as z from 'zod/mini'
import { email, reportProblems, text } from '../http/fields.ts'
import { addressFields } from './address-body.ts'

/** Contact and address of a customer whose name and document come from a signature (C-173). */
export const registrationBody = z
  .strictObject({
    /** The area code first. */
    phone: text(20),
    email: z.nullish(z.union([email, z.literal('')])),
    hasIe: z.boolean(),
    ie: z.nullish(text(customerLimits.ie)),
    ...addressFields(customerLimits),
    addressComplement: z.nullish(text(customerLimits.addressComplement)),
  })
  .check(reportProblems(registrationProblems))
