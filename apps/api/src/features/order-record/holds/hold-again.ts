import type { WriteContext } from '../../../http/context.ts'
import { computeLinesToHold } from './held-lines.ts'
import { isHeldAt } from './hold-store.ts'
import { replaceHoldLines, upsertHold } from './hold-writes.ts'

/** Until when the stock of a locked budget is held; null while it is not. */
export const findHeldUntil = async ({ tx, now }: WriteContext, orderId: number): Promise<string | null> => {
  const hold = await tx
    .selectFrom('stock_hold')
    .select('until')
    .where('order_id', '=', orderId)
    .where('state', '=', 'ACTIVE')
    .where(isHeldAt(now))
    .executeTakeFirst()
  return hold?.until ?? null
}

/** SUB-011: holds what is free of the changed items of a budget until the same instant; nothing free holds nothing. */
export const holdAgain = async (context: WriteContext, orderId: number, until: string): Promise<void> => {
  const lines = await computeLinesToHold(context, orderId)
  if (lines.every(({ held }) => held === 0)) return
  await upsertHold(context, { orderId, until })
  await replaceHoldLines(context, { orderId, until }, lines)
}
