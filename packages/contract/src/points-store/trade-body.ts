import { addressProblems, customerLimits } from '@girassol/domain/customers'
import { mostPoints } from '@girassol/domain/points'
import * as z from 'zod/mini'
import { addressFields } from '../customers/address-body.ts'
import { reportProblems, wholeNumber } from '../http/fields.ts'

/** A swap of points for a product, and where it is delivered: the address has the limits of a customer's (C-90). */
export const tradeBody = z
  .object({
    /** Also removes the product from the wish list. */
    wishlist: z.boolean(),
    /** The price that the user confirmed, in points; at another price the swap is refused. */
    value: z.optional(wholeNumber(1, mostPoints)),
    ...addressFields(customerLimits),
  })
  .check(reportProblems(addressProblems))
