import { listAuditEntries } from '@girassol/contract/administration'
import { listManagedOtherMethods, listOtherPaymentMethods } from '@girassol/contract/payment-methods'

/** The reads that every change of a condition makes outdated. */
export const methodRefreshes = [listManagedOtherMethods, listOtherPaymentMethods, listAuditEntries] as const
