import { listAuditEntries } from '@girassol/contract/administration'
import { listKeptOtherMethods, listOtherPaymentMethods } from '@girassol/contract/payment-methods'

/** What every change of a condition makes old. */
export const refreshes = [listKeptOtherMethods, listOtherPaymentMethods, listAuditEntries] as const
