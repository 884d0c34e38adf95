import type { Cents } from '../shared/money.ts'
import type { VoucherStatus } from './voucher.ts'

/** The amounts of an order's vouchers, by status; a voucher without an amount counts as zero. */
export type VoucherSums = Readonly<Record<VoucherStatus, Cents>>

export type VoucherBalance = {
  readonly totalCents: Cents
  readonly sentCents: Cents
  readonly processingCents: Cents
  readonly unsentCents: Cents
  /** VOU-004: the total less what the ERP has confirmed; below zero when the vouchers exceed the total. */
  readonly remainingCents: Cents
  /** The amount without a voucher, sent or not; never below zero. */
  readonly uncoveredCents: Cents
  /** The amount by which all vouchers exceed the total. */
  readonly excessCents: Cents
}

/** VOU-004: the part of an order's total that its vouchers cover, in cents. */
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
