import { listAuditEntries } from '@girassol/contract/administration'
import { listManagedOtherMethods, listOtherPaymentMethods } from '@girassol/contract/payment-methods'

/** What every change of a condition makes old. */
export const methodRefreshes = [listManagedOtherMethods, listOtherPaymentMethods, listAuditEntries] as const
