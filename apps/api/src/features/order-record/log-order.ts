import type { OrderStatus } from '@girassol/domain/orders'
import { compileOnce } from '../../database/compile-once.ts'
import type { Mover } from './mover.ts'

/** In whose name, when and in which transaction a line is written. */
export type Logging = Pick<Mover, 'tx' | 'now' | 'author'>

/** A line of the log, in Portuguese; it has no prices, for not every reader may see them (C-29). */
export type LogLine = {
  readonly orderId: number
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  readonly description: string
}

type StampedLine = LogLine & { readonly userId: number | null; readonly author: string; readonly now: string }

const insertLine = compileOnce((tx, line: StampedLine) =>
  tx
    .insertInto('order_log')
    .values({
      order_id: line.orderId,
      user_id: line.userId,
      author: line.author,
      from_status: line.from,
      to_status: line.to,
      description: line.description,
      created_at: line.now,
    })
    .returning('id')
    .compile(),
)

/** Writes a line and answers its number. This file is the one writer of the log: a gate refuses others. */
export const logOrder = async ({ tx, now, author }: Logging, line: LogLine): Promise<number> => {
  const { rows } = await insertLine(tx, { ...line, userId: author.userId, author: author.name, now })
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`the log of order ${line.orderId} took no line`)
  return id
}

/** A line of an order that stays where it is. */
export const logOrderNote = async (
  logging: Logging,
  order: { readonly id: number; readonly status: OrderStatus },
  description: string,
): Promise<void> => {
  await logOrder(logging, { orderId: order.id, from: order.status, to: order.status, description })
}
