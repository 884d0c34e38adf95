import { customerProblems } from '@girassol/domain/customers'
import * as z from 'zod/mini'
import { reportProblems } from '../http/fields.ts'
import { customerFields } from './customer-body.ts'

/** A new customer that a program registers for its company; unknown fields are refused (API-009). */
export const registerCustomerBody = z.strictObject(customerFields).check(reportProblems(customerProblems))
