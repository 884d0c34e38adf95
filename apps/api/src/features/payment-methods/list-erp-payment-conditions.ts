import type * as contract from '@girassol/contract/payment-methods'
import type { LookupHandler } from '../../http/context.ts'

/** PAY-047, C-88: the payment conditions, queried from the ERP now. */
export const listErpPaymentConditions: LookupHandler<typeof contract.listErpPaymentConditions> = async ({ ports }) =>
  (await ports.erp.payments.listConditions()).map(({ code, description }) => ({ code, description }))
