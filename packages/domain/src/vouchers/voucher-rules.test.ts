import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/status/order-status.ts'
import type { VoucherFacts } from './voucher.ts'
import {
  canEditVoucher,
  canRemoveVoucher,
  canSendVoucher,
  describeMissing,
  listMissingInVoucher,
} from './voucher-rules.ts'

const aVoucher = (rest: Partial<VoucherFacts> = {}): VoucherFacts => ({
  status: 'UNSENT',
  number: '88219',
  amountCents: 1_279_040,
  date: '2026-11-20',
  hasFile: true,
  ...rest,
})

const findCode = (decision: ReturnType<typeof canSendVoucher>) => (decision.allowed ? null : decision.refusal)

describe('sending a voucher to the ERP', () => {
  test('VOU-022 a complete voucher that was not sent may be sent', () => {
    expect(canSendVoucher(aVoucher())).toEqual({ allowed: true })
  })

  test.each([
    [{ number: null }, 'Falta número'],
    [{ number: '' }, 'Falta número'],
    [{ date: null }, 'Falta data'],
    [{ amountCents: null }, 'Falta valor'],
    [{ amountCents: 0 }, 'Falta valor'],
    [{ hasFile: false }, 'Falta arquivo'],
    [{ number: null, amountCents: null }, 'Faltam número e valor'],
    [{ number: null, amountCents: null, date: null, hasFile: false }, 'Faltam arquivo, número, data e valor'],
  ])('VOU-022 with %j it is not sent: %s', (lacking, sentence) => {
    const voucher = aVoucher(lacking)
    expect(findCode(canSendVoucher(voucher))).toBe('voucherIncomplete')
    expect(describeMissing(listMissingInVoucher(voucher))).toBe(sentence)
  })

  test.each([
    ['PROCESSING', 'voucherProcessing'],
    ['SENT', 'voucherSent'],
  ] as const)('VOU-023 a voucher in %s is neither sent, edited nor removed', (status, refusal) => {
    const voucher = aVoucher({ status })
    expect(canSendVoucher(voucher)).toEqual({ allowed: false, refusal })
    expect(canRemoveVoucher(voucher, 'INVOICE_APPROVED')).toEqual({ allowed: false, refusal })
    expect(canEditVoucher(voucher)).toEqual({ allowed: false, refusal: 'voucherInErp' })
  })
})

test('VOU-014 C-74 an unsent voucher is removed while the order is approved, and in no other status', () => {
  const removable = orderStatusNames.filter((status) => canRemoveVoucher(aVoucher(), status).allowed)
  expect(removable).toEqual(['INVOICE_APPROVED'])
})
