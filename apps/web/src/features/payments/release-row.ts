import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { centsFromReais, toDay } from '@girassol/domain/shared'
import type { BulkStep } from '../orders/index.ts'
import { proposed, toReleaseBody } from './release-values.ts'

/** USE-025: releases one order of a selection with a condition and the instalments that it proposes (PAY-021). */
export const releaseRowWith =
  (method: OtherPaymentMethodView): BulkStep =>
  async ({ id, totalInvoice }, call) => {
    const today = toDay(new Date().toISOString())
    const body = toReleaseBody(proposed(method, centsFromReais(totalInvoice ?? 0), today))
    await call(selectPaymentMethod, { params: { id }, body })
  }
