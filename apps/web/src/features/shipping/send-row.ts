import { sendToCarrier } from '@girassol/contract/shipping'
import type { BulkStep } from '../orders/index.ts'

/** USE-025: sends one order of a selection to the freight hub. */
export const sendRow: BulkStep = async ({ id }, call) => {
  await call(sendToCarrier, { params: { id } })
}
