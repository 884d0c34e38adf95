import { confirmPayment } from '@girassol/contract/order-approval'
import type { BulkStep } from '../orders/index.ts'

/** USE-025: releases the dispatch of one order of a selection; an unpaid order needs its own reason (USE-022). */
export const releaseDispatchRow: BulkStep = async ({ id }, call) => {
  await call(confirmPayment, { params: { id }, body: { option: 'WAITING_DISPATCH' } })
}
