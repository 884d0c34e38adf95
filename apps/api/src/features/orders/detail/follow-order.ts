import type * as contract from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import type { OrderStatus } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { StreamHandler } from '../../../http/context.ts'
import { requireReadable } from '../../order-record/readable-orders.ts'

/** A line of an order's log, with the order's current status. */
type LogLine = {
  readonly id: number
  readonly order_id: number
  readonly created_at: string
  readonly user_id: number | null
  readonly author: string
  readonly is_move: boolean
  readonly staff_only: boolean | null
  readonly status: OrderStatus
  /** The number of the last line that was sent. */
  readonly mark: number
}

/**
 * C-52: streams what other users, the ERP or jobs do to an order to the users who view it. The lines of one order are
 * written one after the other under its lock, so a later line always has a higher number.
 */
export const followOrder: StreamHandler<typeof contract.followOrder, LogLine, number> = {
  open: async (reading, { params }) => {
    await requireReadable(reading, params.id)
    const { last } = await reading.tx
      .selectFrom('order_log')
      .select((of) => of.fn.coalesce(of.fn.max('id'), of.lit(0)).as('last'))
      .where('order_id', '=', params.id)
      .executeTakeFirstOrThrow()
    return { topic: params.id, mark: last }
  },
  poll: async (tx, positions) => {
    const { rows } = await sql<LogLine>`
      select line.id, line.order_id, line.created_at, line.user_id, line.author, line.staff_only, orders.status, heard.mark,
        line.from_status is distinct from line.to_status as is_move
      from unnest(${positions.map(({ topic }) => topic)}::integer[], ${positions.map(({ mark }) => mark)}::integer[])
        as heard (order_id, mark)
      join order_log line on line.order_id = heard.order_id and line.id > heard.mark
      join orders on orders.id = line.order_id
      order by line.id`.execute(tx)
    return positions.flatMap((each) => {
      const events = rows.filter((line) => line.order_id === each.topic && line.mark === each.mark)
      const last = events.at(-1)
      return last === undefined ? [] : [{ position: each, events, mark: last.id }]
    })
  },
  toMessage: (line, actor) => {
    const readsLogs = can(actor.roles, 'orders.readLogs')
    if (line.staff_only && !readsLogs) return null
    return {
      id: line.id,
      at: line.created_at,
      status: line.status,
      isMove: line.is_move,
      // Integrators do not read the log, so for actions of staff they see what happened but not who did it (DET-018).
      author: line.user_id === null || readsLogs ? line.author : null,
      isOwn: line.user_id === actor.userId,
    }
  },
}
