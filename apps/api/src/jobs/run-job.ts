import type { Mover } from '../features/order-record/mover.ts'
import { systemAuthor } from '../features/order-record/unscoped-order.ts'
import type { Tx } from '../http/context.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { createOutbox } from '../outbox/outbox.ts'

/** A scheduled task: run twice, it has one effect. */
export type Run = (deps: Dependencies) => Promise<void>

/** A task of one transaction. */
export const atOnce =
  (work: (tx: Tx, now: string) => Promise<void>): Run =>
  ({ connection, clock }) =>
    connection.db.transaction().execute((tx) => work(tx, clock()))

/** Runs the work for each in turn; a failure does not stop the others and is thrown at the end. */
export const eachInTurn = async (ids: readonly number[], act: (id: number) => Promise<void>): Promise<void> => {
  const failures: unknown[] = []
  for (const id of ids) await act(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} orders failed`)
}

/**
 * A task that finds orders and handles each in its own transaction. Each order is checked again under its lock.
 * `prepare` runs before that transaction and may use the network; when it rejects, its order is not handled this time.
 */
export const oneByOne =
  (
    find: (tx: Tx, now: string) => Promise<number[]>,
    act: (mover: Mover, id: number) => Promise<void>,
    prepare: (deps: Dependencies, id: number) => Promise<void> = async () => undefined,
  ): Run =>
  async (deps) => {
    const { connection, clock, boss } = deps
    const { db } = connection
    const ids = await db.transaction().execute((tx) => find(tx, clock()))
    await eachInTurn(ids, async (id) => {
      await prepare(deps, id)
      await db
        .transaction()
        .execute((tx) => act({ tx, now: clock(), outbox: createOutbox(boss, tx), author: systemAuthor }, id))
    })
  }
