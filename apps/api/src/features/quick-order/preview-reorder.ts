import type * as contract from '@girassol/contract/quick-order'
import type { Handler } from '../../http/context.ts'
import { findOrderedItems } from './ordered-items.ts'
import { previewLines } from './preview-lines.ts'

/** FAST-013: what the items of orders and budgets of the seller would put in the cart today. */
export const previewReorder: Handler<typeof contract.previewReorder> = async (context, { body }) => {
  const items = await findOrderedItems(context, body.orderIds)
  const lines = items.map(({ code, quantity }, at) => {
    const cells = [code, String(quantity)]
    return { row: at + 1, read: cells.join(';'), cells }
  })
  return previewLines(context, lines, body.type)
}
