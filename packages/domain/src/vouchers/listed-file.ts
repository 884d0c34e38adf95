import { can } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import type { VoucherStatus } from './voucher.ts'

/** A file of an order, for the rule that decides who may know of it. */
export type ListedFile = {
  /** Null for a document. */
  readonly status: VoucherStatus | null
  readonly isRemoved: boolean
  /** Added before the order was given to its present integrator. */
  readonly isBeforeSellerChange: boolean
}

/**
 * C-70, SEC-020: whether a user with these roles sees the file in the list of its order: never a removed one, an unsent
 * voucher only who manages vouchers, and one of an earlier integrator only staff (C-227).
 */
export const canListFile = (file: ListedFile, roles: readonly Role[]): boolean => {
  if (file.isRemoved || !can(roles, 'vouchers.read')) return false
  if (file.isBeforeSellerChange && !can(roles, 'orders.readLogs')) return false
  return file.status === null || file.status === 'SENT' || can(roles, 'vouchers.manage')
}
