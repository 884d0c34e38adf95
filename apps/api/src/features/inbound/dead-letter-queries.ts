import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { DeadLetter, listDeadLetters } from '@girassol/contract/inbound'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'

const deadLetters = (tx: Tx) =>
  tx.selectFrom('inbound_event').where('outcome', '=', 'dead').where('handled_at', 'is', null)

const countDeadLetters = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom(deadLetters(tx).select('id').limit(countLimit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Page = InputFor<typeof listDeadLetters>['query']

/** C-140: a page of messages that could not be used and that nobody has handled, newest first. */
export const findDeadLetters = async (tx: Tx, page: Page): Promise<ResponseFor<typeof listDeadLetters>> => {
  const rows = await deadLetters(tx)
    .select(['id', 'source', 'order_id', 'event', 'payload', 'reason', 'received_at', 'retried_at'])
    .orderBy('id', 'desc')
    .limit(page.take)
    .offset((page.skip - 1) * page.take)
    .execute()
  const data: DeadLetter[] = rows.map((row) => ({
    id: row.id,
    source: row.source,
    invoiceId: row.order_id,
    event: row.event,
    payload: row.payload,
    reason: row.reason ?? '',
    receivedAt: row.received_at,
    retriedAt: row.retried_at,
  }))
  return toPage(data, page, () => countDeadLetters(tx))
}
