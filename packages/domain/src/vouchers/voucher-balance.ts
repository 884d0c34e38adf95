import type { Cents } from '../shared/money.ts'
import type { VoucherStatus } from './voucher.ts'

/** The amounts of an order's vouchers, by status; a voucher without an amount counts nothing. */
export type VoucherSums = Readonly<Record<VoucherStatus, Cents>>

export type VoucherBalance = {
  readonly totalCents: Cents
  readonly sentCents: Cents
  readonly processingCents: Cents
  readonly unsentCents: Cents
  /** VOU-004: the total less what the ERP has confirmed; below zero when the vouchers exceed the total. */
  readonly remainingCents: Cents
  /** What no voucher covers, sent or not; never below zero. */
  readonly uncoveredCents: Cents
  /** By how much all vouchers together exceed the total. */
  readonly excessCents: Cents
}

/** VOU-004: what of an order's total its vouchers cover, in cents. */
export const computeVoucherBalance = (totalCents: Cents, sums: VoucherSums): VoucherBalance => {
  const covered = sums.SENT + sums.PROCESSING + sums.UNSENT
  return {
    totalCents,
    sentCents: sums.SENT,
    processingCents: sums.PROCESSING,
    unsentCents: sums.UNSENT,
    remainingCents: totalCents - sums.SENT,
    uncoveredCents: Math.max(totalCents - covered, 0),
    excessCents: Math.max(covered - totalCents, 0),
  }
}
