import { listAuditEntries } from '@girassol/contract/administration'
import { listKeptOtherMethods } from '@girassol/contract/other-payment-methods'
import { listOtherPaymentMethods } from '@girassol/contract/payments'

/** What every change of a condition makes old. */
export const refreshes = [listKeptOtherMethods, listOtherPaymentMethods, listAuditEntries] as const
