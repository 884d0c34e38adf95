import type * as contract from '@girassol/contract/payments'
import type { LookupHandler } from '../../http/context.ts'

/** PAY-047, C-88: the payment conditions, asked of the ERP now. */
export const listErpPaymentConditions: LookupHandler<typeof contract.listErpPaymentConditions> = async ({ ports }) =>
  (await ports.erp.payments.listConditions()).map(({ code, description }) => ({ code, description }))
