import type { Mover } from './mover.ts'

/** A line in the log of an order that stays where it is; it tells no prices, for not every reader may see them. */
export const logOrderNote = async (
  { tx, now, author }: Pick<Mover, 'tx' | 'now' | 'author'>,
  order: { readonly id: number; readonly status: string },
  description: string,
): Promise<void> => {
  const line = { order_id: order.id, user_id: author.userId, author: author.name, created_at: now }
  const status = { from_status: order.status, to_status: order.status }
  await tx
    .insertInto('order_log')
    .values({ ...line, ...status, description })
    .execute()
}
