import type * as contract from '@girassol/contract/dashboard'
import { workQueuesFor } from '@girassol/domain/dashboard'
import type { Handler } from '../../http/context.ts'
import { listWorkQueue } from './work-queue-queries.ts'

/** USE-029: what waits for the caller; a queue of another role is empty. */
export const showWorkQueue: Handler<typeof contract.showWorkQueue> = async (context, { query }) =>
  listWorkQueue(context, { queues: workQueuesFor(context.actor.roles), only: query.queue, take: query.take })
