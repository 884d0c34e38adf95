import type * as contract from '@girassol/contract/payment-methods'
import type { Handler } from '../../http/context.ts'
import { listOtherMethods } from './other-methods-queries.ts'

/** More conditions than any ERP has: 'all' means one page (PAY-029). */
const everything = 1000

/** C-88: the portal's copy of the ERP's payment conditions, a page of them or all. */
export const listOtherPaymentMethods: Handler<typeof contract.listOtherPaymentMethods> = ({ tx }, { query }) =>
  listOtherMethods(tx, query.all === 'true' ? { ...query, skip: 1, take: everything } : query)
